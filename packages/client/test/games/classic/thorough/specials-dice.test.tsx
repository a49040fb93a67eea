/** @jest-environment jsdom */

import { gather, type Person, sit } from '../company';

beforeAll(gather);

const SECRETS = 'secrets-man-was-not-meant-to-know';

/** Ann attacks Texas and needs 4 or less; what falls, and what each holds. */
const dice = (roll: readonly [number, number], ann: readonly string[], bob: readonly string[]) => ({
  name: 'Specials after the dice',
  ruleset: 'classic',
  players: [
    { id: 'ann', illuminati: 'bavarian-illuminati', treasury: 8, specials: ann },
    { id: 'bob', illuminati: 'gnomes-of-zurich', specials: bob },
  ],
  uncontrolled: ['texas', 'moonies'],
  turn: { player: 'ann', phase: 'actions' },
  dice: [roll],
});

async function rolled(ann: Person, bob: Person): Promise<void> {
  await ann.attack('bavarian-illuminati', 'texas', 4);
  await bob.see('attack-panel');
  await ann.answerUntil('attack-roll');
}

test('U60.1, C-901: Assassination makes a failed roll a 2; before the dice it says what it waits for', async () => {
  const [ann, bob] = sit(dice([4, 5], ['assassination'], []));
  expect(await ann.whyNot('play-assassination')).toMatch(/waits for dice/);
  await rolled(ann, bob);
  await ann.press('attack-roll');
  await ann.press('play-assassination');
  await ann.read('special-will', /show 9.*count as 2.*succeeds/);
  await ann.press('draft-back');
  await ann.playSpecial('assassination', { how: 'cross' });
  await bob.read('log', /dice counted as 2/);
  await ann.placeOn('bavarian-illuminati', 'right');
  for (const at of [ann, bob]) await at.ownedBy('texas', 'ann');
});

test('U60.9, U60.1: Murphy’s Law after Assassination: the later one rules', async () => {
  const [ann, bob] = sit(dice([4, 5], ['assassination'], ['murphys-law']));
  await ann.attack('bavarian-illuminati', 'texas', 4);
  await bob.press('done');
  await ann.press('attack-roll');
  await ann.playSpecial('assassination', { how: 'button' });
  await bob.see('window-playing');
  await bob.press('done');
  await bob.see('attack-panel');
  await bob.press('now-murphys-law');
  await bob.read('special-will', /show 2.*count as 12.*fails/);
  // Until then a click beside the panel skips the stage.
  await bob.gone('stage');
  await bob.cancelDraft('pick-panel', 'button');
  await bob.playSpecial('murphys-law');
  for (const at of [ann, bob]) {
    await at.read('log', /dice counted as 12/);
    await at.gone('attack-panel');
    await at.ownedBy('texas', '');
  }
});

test('U60.10, U60.1: Secrets Man Was Not Meant To Know cancels what is played after the dice', async () => {
  const [ann, bob] = sit(dice([4, 5], ['assassination'], [SECRETS]));
  await ann.attack('bavarian-illuminati', 'texas', 4);
  await bob.press('done');
  await ann.press('attack-roll');
  await ann.playSpecial('assassination');
  await bob.playSpecial(SECRETS, { how: 'cross' });
  for (const at of [ann, bob]) {
    await at.read('log', /cancelled Assassination/);
    await at.gone('attack-panel');
    await at.ownedBy('texas', '');
  }
});

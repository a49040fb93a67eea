import type { Guest } from '../src/guest.js';
import { stage } from '../src/stage.js';

const flow = stage();

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

async function rolled(ann: Guest, bob: Guest): Promise<void> {
  await ann.table.attack('bavarian-illuminati', 'texas', 4);
  await bob.table.see('attack-panel');
  await ann.table.answerUntil('attack-roll');
}

flow('U60.1, C-901: Assassination makes a failed roll a 2; before the dice it says what it waits for', async ({ sit }) => {
  const [ann, bob] = await sit(dice([4, 5], ['assassination'], []));
  expect(await ann.table.whyNot('play-assassination')).toMatch(/waits for dice/);
  await rolled(ann, bob);
  await ann.table.press('attack-roll');
  await ann.table.press('play-assassination');
  await ann.table.read('special-will', /show 9.*count as 2.*succeeds/);
  await ann.table.press('draft-back');
  await ann.table.playSpecial('assassination', { how: 'cross' });
  await bob.table.read('log', /dice counted as 2/);
  await ann.table.placeOn('bavarian-illuminati', 'right');
  for (const { table: at } of [ann, bob]) await at.ownedBy('texas', 'ann');
});

flow('U60.9, U60.1: Murphy’s Law after Assassination: the later one rules', async ({ sit }) => {
  const [ann, bob] = await sit(dice([4, 5], ['assassination'], ['murphys-law']));
  await ann.table.attack('bavarian-illuminati', 'texas', 4);
  await bob.table.press('done');
  await ann.table.press('attack-roll');
  await ann.table.playSpecial('assassination', { how: 'button' });
  await bob.table.see('window-playing');
  await bob.table.press('done');
  await bob.table.see('attack-panel');
  await bob.table.press('now-murphys-law');
  await bob.table.read('special-will', /show 2.*count as 12.*fails/);
  // Until then a click beside the panel skips the stage.
  await bob.table.gone('stage');
  await bob.table.letGo('pick-panel', 'away');
  await bob.table.playSpecial('murphys-law');
  for (const { table: at } of [ann, bob]) {
    await at.read('log', /dice counted as 12/);
    await at.gone('attack-panel');
    await at.ownedBy('texas', '');
  }
});

flow('U60.10, U60.1: Secrets Man Was Not Meant To Know cancels what is played after the dice', async ({ sit }) => {
  const [ann, bob] = await sit(dice([4, 5], ['assassination'], [SECRETS]));
  await ann.table.attack('bavarian-illuminati', 'texas', 4);
  await bob.table.press('done');
  await ann.table.press('attack-roll');
  await ann.table.playSpecial('assassination');
  await bob.table.playSpecial(SECRETS, { how: 'cross' });
  for (const { table: at } of [ann, bob]) {
    await at.read('log', /cancelled Assassination/);
    await at.gone('attack-panel');
    await at.ownedBy('texas', '');
  }
});

import { stage } from '../../src/stage.js';

const flow = stage({ SILENCE_MS: '9000' });

/** Bob holds a Special that could answer the dice. */
const GAME = {
  name: 'attacks that nobody answers',
  ruleset: 'classic',
  players: [
    { id: 'ann', illuminati: 'bavarian-illuminati', structure: [{ group: 'cia', onto: 'bavarian-illuminati', arrow: 'right' }] },
    { id: 'bob', illuminati: 'gnomes-of-zurich', treasury: 5, specials: ['assassination'] },
  ],
  uncontrolled: ['texas', 'moonies'],
  turn: { player: 'ann', phase: 'actions' },
  dice: [
    [6, 6],
    [6, 5],
  ],
};

flow('U31, C-422: who keeps silent is done, sees when, and is waited for as soon as he says so', async ({ sit }) => {
  const [ann, bob] = await sit(GAME);

  // Bob does nothing at all: neither before the dice, nor when they lie.
  await ann.table.attack('bavarian-illuminati', 'texas', 4);
  await bob.table.see('silence-ends');
  await bob.table.gone('silence-ends');
  await ann.table.press('attack-roll');
  await bob.table.see('silence-ends');
  await bob.table.see('now-assassination');
  await ann.table.gone('attack-panel');

  // Now he thinks it over.
  await ann.table.attack('cia', 'texas', 8);
  await bob.table.press('think');
  await bob.table.press('wait');
  await bob.table.gone('silence-ends');
  await bob.table.see('done');
  expect(await ann.table.whyNot('attack-roll')).toMatch(/bob/);
  await bob.table.press('done');
  // Who thought about the attack is waited for when the dice lie, too.
  await ann.table.press('attack-roll');
  await bob.table.see('now-assassination');
  await bob.table.gone('silence-ends');
  await bob.table.press('done');
  await ann.table.gone('attack-panel');
});

flow('U31, C-422: one key asks for more time, and pressed again it says that silence is none', async ({ sit }) => {
  const [ann, bob] = await sit(GAME);
  await ann.table.attack('bavarian-illuminati', 'texas', 4);
  await bob.table.see('silence-ends');
  await bob.page.keyboard.press('h');
  await bob.table.see('wait');
  await bob.page.keyboard.press('h');
  await bob.table.gone('silence-ends');
  expect(await ann.table.whyNot('attack-roll')).toMatch(/bob/);
});

flow('U31, C-422: who names a sum has more time, and who begins to play a card is not silent', async ({ sit }) => {
  const [ann, bob] = await sit(GAME);
  await ann.table.attack('bavarian-illuminati', 'texas', 4);
  await bob.table.press('spend-exact');
  await bob.table.see('wait');
  expect(await ann.table.whyNot('attack-roll')).toMatch(/bob/);
  await bob.table.press('done');
  await ann.table.press('attack-roll');
  await bob.table.press('now-assassination');
  await bob.table.gone('silence-ends');
  await ann.table.see('attack-panel');
});

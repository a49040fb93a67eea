import { stage } from '../../src/stage.js';

const flow = stage();

/** Ann's turn, in the phase of actions. */
const TURN = { turn: { player: 'ann', phase: 'actions' } };

const NO_ROOM = {
  name: 'no room',
  ruleset: 'classic',
  players: [
    {
      id: 'ann',
      illuminati: 'bavarian-illuminati',
      structure: [
        { group: 'republicans', onto: 'bavarian-illuminati', arrow: 'right' },
        { group: 'new-york', onto: 'republicans', arrow: 'bottom', treasury: 3 },
        { group: 'cfl-aio', onto: 'new-york', arrow: 'left', treasury: 6 },
        { group: 'big-media', onto: 'new-york', arrow: 'top', treasury: 4 },
        { group: 'orbital-mind-control-lasers', onto: 'republicans', arrow: 'top' },
        { group: 'fbi', onto: 'bavarian-illuminati', arrow: 'left' },
        { group: 'tv-preachers', onto: 'fbi', arrow: 'bottom' },
      ],
    },
    { id: 'bob', illuminati: 'gnomes-of-zurich' },
  ],
  uncontrolled: ['moonies', 'trekkies'],
  ...TURN,
};

flow('U38, U51: a move that leaves no room for a puppet names it, and nothing is lost before that is confirmed', async ({ sit }) => {
  const [ann, bob] = await sit(NO_ROOM);
  const { table } = ann;
  await table.press('action-move');
  await table.press('pick-new-york');
  await table.press('place-bavarian-illuminati-bottom');
  await table.read('place-losses', /Big Media/);
  await table.cancelDraft('place-panel', 'escape');
  await table.hangsOn('big-media', 'new-york');

  await table.press('action-move');
  await table.press('pick-new-york');
  await table.press('place-bavarian-illuminati-bottom');
  await table.press('place-confirm');
  for (const one of [ann, bob]) {
    await one.table.hangsOn('new-york', 'bavarian-illuminati');
    await one.table.hangsOn('cfl-aio', 'new-york');
    await one.table.ownedBy('big-media', '');
    await one.table.moneyOn('big-media', 0);
  }
});

const SECRET_GOAL = {
  name: 'a secret goal',
  ruleset: 'classic',
  players: [
    {
      id: 'ann',
      illuminati: 'ufos',
      goal: 'gnomes-of-zurich',
      treasury: 150,
      structure: [{ group: 'texas', onto: 'ufos', arrow: 'left' }],
    },
    {
      id: 'bob',
      illuminati: 'bermuda-triangle',
      treasury: 9,
      structure: [{ group: 'yuppies', onto: 'bermuda-triangle', arrow: 'left' }],
    },
  ],
  uncontrolled: ['moonies', 'trekkies'],
  ...TURN,
};

flow('U82: what the UFOs are out for is on no other page before they have it; then it is on all', async ({ sit }) => {
  const [ann, bob] = await sit(SECRET_GOAL);
  await ann.table.press('standings-fold');
  await ann.table.read('standing-0', '150/150');
  await bob.table.see('standing-0');
  expect(await bob.table.text('standing-0')).not.toContain('/150');
  await ann.table.press('action-end');
  for (const one of [ann, bob]) {
    await one.table.see('end');
    await one.table.read('end', /150 MB/);
  }
});

const WITHOUT_GROUPS = {
  name: 'out',
  ruleset: 'classic',
  players: [
    { id: 'ann', illuminati: 'bavarian-illuminati', structure: [{ group: 'kkk', onto: 'bavarian-illuminati', arrow: 'left' }] },
    { id: 'bob', illuminati: 'gnomes-of-zurich', treasury: 9, specials: ['slush-fund'], turns: 3 },
    { id: 'cat', illuminati: 'network', structure: [{ group: 'yuppies', onto: 'network', arrow: 'left' }] },
  ],
  uncontrolled: ['trekkies', 'moonies'],
  deck: ['texas', 'multinational-oil-companies'],
  ...TURN,
};

flow('U84: whoever has no Group after three turns is out, is told so and may look on; the others play on', async ({ sit }) => {
  const [ann, bob, cat] = await sit(WITHOUT_GROUPS);
  await ann.table.press('action-end');
  for (const one of [ann, bob, cat]) {
    if (!one) continue;
    await one.table.turnOf(2, 'start');
    await one.table.part('log').locator('[data-event="eliminated"]').first().waitFor();
  }
  await bob.table.holds('slush-fund', false);
  await bob.table.see('out-panel');
  await bob.table.gone('action-bar');
  await cat?.table.press('action-draw');
  for (const one of [ann, bob]) await one.table.turnOf(2, 'actions');
});

import type { Guest } from '../../src/guest.js';
import { HANDS } from '../../src/hands.js';
import type { Screen } from '../../src/pages/screen.js';
import { stage } from '../../src/stage.js';

const flow = stage();

/** Ann's turn begins. The dice will show 1 and 1, which is enough for the Mass Wedding Church. */
const TABLE = {
  name: 'a whole turn',
  ruleset: 'classic',
  players: [
    {
      id: 'ann',
      illuminati: 'bavarian-illuminati',
      treasury: 12,
      structure: [
        { group: 'cia', onto: 'bavarian-illuminati', arrow: 'right', treasury: 2 },
        { group: 'yuppies', onto: 'cia', arrow: 'left' },
      ],
    },
    { id: 'bob', illuminati: 'gnomes-of-zurich', treasury: 9, structure: [{ group: 'texas', onto: 'gnomes-of-zurich', arrow: 'left' }] },
  ],
  uncontrolled: ['moonies', 'trekkies'],
  deck: ['slush-fund', 'recyclers'],
  turn: { player: 'ann', phase: 'start' },
  dice: [[1, 1]],
};

const usable = ({ page }: Screen, testid: string) => page.locator(`[data-testid="${testid}"]:not([aria-disabled="true"])`).first();

for (const [name, { size, use }] of Object.entries(HANDS)) {
  flow(`U36, U37, U50, U51, U53, U98: a turn with all that can be done in it, by ${name}`, async ({ server, guest }) => {
    const code = await server.openTable(TABLE);
    const [ann, bob] = [await guest('Ann', size), await guest('Bob', size)];
    for (const one of [ann, bob]) await one.follow(code);
    const by = async (who: Guest, ...testids: string[]) => {
      for (const testid of testids) await use(usable(who.table, testid));
    };
    const both = [ann.table, bob.table];

    // A Special is drawn and kept.
    await by(ann, 'action-draw', 'keep-down');
    await ann.table.turnOf(0, 'actions');

    // U50: money to the neighbour, and not to anybody else.
    await by(ann, 'action-transfer', 'pick-bavarian-illuminati');
    expect(await ann.table.part('pick-yuppies').count()).toBe(0);
    // The only neighbour is picked already.
    await by(ann, 'transfer-confirm');
    for (const table of both) await table.moneyOn('bavarian-illuminati', 0);
    await by(ann, 'draft-cancel');

    // U51, U98: arrows are offered, but none below the Group itself; the Group moves with what hangs on it.
    await by(ann, 'action-move', 'pick-cia', 'place-bavarian-illuminati-top');
    expect(await ann.table.part('place-yuppies-bottom').count()).toBe(0);
    await by(ann, 'place-confirm');
    for (const table of both) await table.hangsOn('cia', 'bavarian-illuminati');
    await ann.table.ownedBy('yuppies', 'ann');

    // U36, U37: an attack, its dice, and an arrow of the attacker for the captive.
    await by(ann, 'action-attack', 'pick-bavarian-illuminati', 'pick-moonies', 'attack-announce');
    await by(bob, 'done');
    await by(ann, 'attack-roll');
    await ann.table.gone('stage');
    // She holds a Special, so she is asked whether the dice stand.
    await by(ann, 'done');
    await ann.table.see('place-panel');
    expect(await ann.table.part('place-cia-top').count()).toBe(0);
    await by(ann, 'place-bavarian-illuminati-bottom', 'place-confirm');
    for (const table of both) await table.ownedBy('moonies', 'ann');

    // U53: the Yuppies are let go.
    await by(ann, 'action-drop', 'pick-yuppies', 'drop-confirm');
    for (const table of both) await table.ownedBy('yuppies', '');

    await by(ann, 'action-end');
    await bob.table.turnOf(1, 'start');
  });
}

/** The same for Ann without any Group: she has one card to attack with. */
const ALONE = {
  ...TABLE,
  players: [{ id: 'ann', illuminati: 'bavarian-illuminati', treasury: 12 }, ...TABLE.players.slice(1)],
  deck: ['recyclers'],
};

flow('U36: a turn with one won attack takes Ann six clicks', async ({ against }) => {
  const [ann, bob] = await against(ALONE);
  let clicks = 0;
  const click = async (testid: string) => {
    await ann.table.press(testid);
    clicks += 1;
  };
  await click('action-draw');
  await click('best-0');
  await click('attack-announce');
  await bob.act({ type: 'done' });
  await click('attack-roll');
  await ann.table.see('place-panel');
  await click('place-bavarian-illuminati-bottom');
  // What is left to do with the captive is done with the turn's end.
  await click('action-end');
  await ann.table.turnOf(1, 'start');
  expect(clicks).toBe(6);
});

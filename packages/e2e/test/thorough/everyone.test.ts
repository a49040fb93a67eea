import { barriers } from '../../src/axe.js';
import type { Guest } from '../../src/guest.js';
import { stage } from '../../src/stage.js';

const flow = stage();

const TABLE = {
  name: 'a table for everyone',
  ruleset: 'classic',
  players: [
    { id: 'ann', illuminati: 'bavarian-illuminati', treasury: 9, specials: ['slush-fund'] },
    { id: 'bob', illuminati: 'gnomes-of-zurich', treasury: 9 },
  ],
  uncontrolled: ['smof', 'moonies', 'texas'],
  deck: ['yuppies', 'trekkies'],
  turn: { player: 'ann', phase: 'start' },
  dice: [[1, 2]],
};

const PHONE = { width: 390, height: 844 };

/** Nothing on this screen keeps anybody out. */
const open = async (who: Guest, screen: string) => expect([screen, await barriers(who.page)]).toEqual([screen, []]);

flow('axe finds no barrier on home, options, set-up and lost ways, on a phone as on a desk', async ({ guest }) => {
  for (const size of [undefined, PHONE]) {
    const ann = await guest('Ann', size);
    await ann.open('/');
    await ann.home.read('home-games', /No finished games yet/);
    await open(ann, 'home');
    await ann.open('/replays');
    await ann.home.see('games-none');
    await open(ann, 'replays');
    await ann.open('/');
    for (const tab of ['sound', 'look', 'keys'] as const) {
      await (tab === 'sound' ? ann.options.open(tab) : ann.options.turnTo(tab));
      await open(ann, `options, ${tab}`);
    }
    await ann.options.close();
    await ann.home.createTable('Ann');
    await ann.lobby.press('lobby-add-computer');
    await ann.lobby.see('seat-1');
    await open(ann, 'set-up');
    await ann.open('/t/NOPE');
    await ann.page.getByRole('heading').waitFor();
    await open(ann, 'lost');
  }
});

flow('axe finds no barrier at a table: gate, table, menu, attack, trade, end, on a phone as on a desk', async ({ server, guest }) => {
  const bob = await guest('Bob', { width: 700, height: 500 });
  for (const size of [undefined, PHONE]) {
    const code = await server.openTable({ ...TABLE, turn: { player: 'ann', phase: 'actions' } });
    const ann = await guest('Ann', size);
    await bob.startOver();
    await bob.open(`/t/${code}`);
    await bob.gate.see('join-name');
    await open(bob, 'gate');
    await ann.follow(code);
    await ann.table.turnOf(0);
    await bob.gate.takeSeat('Bob');
    await bob.table.turnOf(0);
    await open(ann, 'table');

    await ann.table.openMenu();
    await open(ann, 'menu');
    await ann.table.press('menu-leave');
    await open(ann, 'leaving');
    await ann.table.press('menu-stay');
    await ann.table.gone('menu');

    await activate(ann, 'action-trade');
    await open(ann, 'trade');
    await ann.page.keyboard.press('Escape');
    await activate(ann, 'action-attack');
    await ann.table.see('attack-composer');
    for (const card of ['bavarian-illuminati', 'texas']) await activate(ann, `card-${card}`);
    await open(ann, 'attack being composed');
    await activate(ann, 'attack-announce');
    await ann.table.see('attack-panel');
    await open(ann, 'attack');
    await activate(ann, 'attack-calloff');
    await ann.table.gone('attack-panel');

    await bob.table.press('menu-open');
    await bob.table.press('menu-leave');
    await bob.table.press('menu-concede');
    await bob.table.press('concede-confirm');
    await ann.table.see('end');
    await open(ann, 'end');
  }
});

flow('the table in words: each card below its master, with its numbers; it follows when the scene does', async ({ server, guest }) => {
  const structure = [
    { group: 'cia', onto: 'gnomes-of-zurich', arrow: 'right' },
    { group: 'yuppies', onto: 'cia', arrow: 'top' },
  ];
  const players = [{ id: 'ann', illuminati: 'gnomes-of-zurich', treasury: 9, structure }, TABLE.players[0]];
  const code = await server.openTable({
    ...TABLE,
    players: [players[0], { ...players[1], id: 'bob', specials: [] }],
    deck: ['recyclers', 'trekkies'],
    turn: { player: 'ann', phase: 'actions' },
  });
  const ann = await guest('Ann');
  await ann.follow(code);
  await ann.table.turnOf(0);
  const below = (master: string, card: string) =>
    ann.page.locator(`li:has(> [data-testid="card-${master}"]) > ul > li > [data-testid="card-${card}"]`).waitFor({ state: 'attached' });
  await below('gnomes-of-zurich', 'cia');
  await below('cia', 'yuppies');
  expect(await ann.table.text('card-yuppies')).toMatch(/power 1, resistance 4, income 5, Conservative, 0 MB/);
  const aside = async () => (await ann.table.whereIs('yuppies')).x - (await ann.table.whereIs('gnomes-of-zurich')).x;
  expect(await aside()).toBeGreaterThan(0);

  await ann.table.press('action-move');
  await ann.table.pick('yuppies');
  await ann.table.press('place-gnomes-of-zurich-left');
  await ann.table.press('place-confirm');
  await below('gnomes-of-zurich', 'yuppies');
  expect(await aside()).toBeLessThan(0);
});

/** Presses a button by the keyboard, wherever it is. */
async function activate(who: Guest, testid: string): Promise<void> {
  const button = who.page.locator(`[data-testid="${testid}"]:not([aria-disabled="true"])`).first();
  await button.focus();
  await who.page.keyboard.press('Enter');
}

flow(
  'Ann plays a whole turn by the keyboard alone: she draws, attacks, spends, rolls, hangs her captive and ends the turn',
  async ({ server, guest, script }) => {
    const code = await server.openTable(TABLE);
    const ann = await guest('Ann');
    await ann.follow(code);
    const bob = await script(code, 'Bob');
    await ann.table.turnOf(0, 'start');
    // From here on no pointer touches her page: Tab walks to whatever she presses.
    await walkTo(ann, 'action-draw');
    await ann.page.keyboard.press('Enter');
    await ann.table.see('actions-left', { left: 2 });
    // What she opens she is in, and what she leaves brings her back.
    await walkTo(ann, 'action-attack');
    await ann.page.keyboard.press('Enter');
    await ann.page.locator('[data-testid="attack-composer"] :focus').waitFor();
    await ann.page.keyboard.press('Escape');
    await ann.page.locator('[data-testid="action-attack"]:focus').waitFor();
    await ann.page.keyboard.press('Enter');
    await ann.table.see('attack-composer');
    // V opens the table in words.
    for (const card of ['bavarian-illuminati', 'smof']) {
      await ann.page.keyboard.press('v');
      await walkTo(ann, `card-${card}`);
      await ann.page.keyboard.press('Enter');
    }
    await ann.table.see('odds', { needs: 9 });
    await walkTo(ann, 'attack-announce');
    await ann.page.keyboard.press('Enter');
    await ann.table.see('attack-panel');
    await walkTo(ann, 'spend-1');
    await ann.page.keyboard.press('Enter');
    await ann.table.see('odds', { needs: 10 });
    await bob.act({ type: 'done' });
    await walkTo(ann, 'attack-roll');
    await ann.page.keyboard.press('Enter');
    // She may still turn the dice, and need not wait until the table passes for her.
    await walkTo(ann, 'done');
    await ann.page.keyboard.press('Enter');
    await ann.table.see('place-panel');
    await walkTo(ann, 'spot-bavarian-illuminati-right');
    await ann.page.keyboard.press('Enter');
    await walkTo(ann, 'place-confirm');
    await ann.page.keyboard.press('Enter');
    await ann.table.see('settle-panel');
    await walkTo(ann, 'done');
    await ann.page.keyboard.press('Enter');
    await ann.table.ownedBy('smof', 'ann');
    await walkTo(ann, 'action-end');
    await ann.page.keyboard.press('Enter');
    // One action is left: a single key does not end the turn.
    await ann.table.read('action-end', /1 action left: press again/);
    await ann.page.keyboard.press('Enter');
    await ann.table.turnOf(1, 'start');
    expect(await ann.table.text('announcer')).toMatch(/Bob/);
  },
);

/** Presses Tab until this has the focus: it is there to be reached, and can be used. */
async function walkTo(who: Guest, testid: string): Promise<void> {
  await who.table.part(testid).first().waitFor({ state: 'attached' });
  for (let steps = 0; steps < 120; steps += 1) {
    const there = await who.page.evaluate(
      (wanted) => document.activeElement?.getAttribute('data-testid') === wanted && document.activeElement.ariaDisabled !== 'true',
      testid,
    );
    if (there) return;
    await who.page.keyboard.press('Tab');
  }
  throw new Error(`${testid} cannot be reached by Tab`);
}

flow(
  'U96: at letters of twice the size the panel grows, and a tablet and a desk keep all that an attack needs in sight',
  async ({ server, guest }) => {
    for (const size of [
      { width: 1024, height: 768, touch: true },
      { width: 1440, height: 900 },
    ]) {
      const code = await server.openTable({ ...TABLE, turn: { player: 'ann', phase: 'actions' } }, { clock: 'relaxed' });
      const ann = await guest('Ann', size);
      await ann.open('/');
      await ann.prefer({ hints: false, textSize: 200 });
      await ann.follow(code);
      await ann.table.turnOf(0);
      const whole = async (testid: string) => {
        const box = await ann.table.part(testid).boundingBox();
        const within = box && box.x >= 0 && box.y >= 0 && box.x + box.width <= size.width + 1 && box.y + box.height <= size.height + 1;
        expect([size.width, testid, within, box]).toEqual([size.width, testid, true, box]);
      };
      const parts = async (...testids: string[]) => {
        for (const testid of testids) await whole(testid);
      };
      // The hand goes behind its button, and gives its room to the actions.
      await parts('hand-open', 'action-attack', 'action-end', 'talk-log', 'talk-promises', 'menu-open');
      expect(await ann.table.part('hand').isVisible()).toBe(false);
      await ann.table.press('hand-open');
      await ann.table.see('hand-slush-fund');
      await whole('hand-slush-fund');
      await ann.table.press('hand-open');
      await ann.table.press('action-attack');
      await ann.table.pick('bavarian-illuminati');
      await ann.table.pick('moonies');
      await ann.table.press('attack-announce');
      await ann.table.see('attack-panel');
      await parts('attack-roll', 'spend-1', 'talk-promises');
      expect(await ann.table.part('odds').locator('strong').first().isVisible()).toBe(true);
    }
  },
);

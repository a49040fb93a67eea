import { NO_ORDERS, type OrdersInput, ordersSchema } from '@illuminice/protocol';
import { couldWin, type Intent } from '@illuminice/rules/classic';
import { orders as orderRules } from '../src/games/classic/orders.js';
import { StandingOrders } from '../src/session/model/standing-orders.js';
import { classicTable } from './harness/classic-table.js';
import { asked, type Friends, friends, leave } from './harness/friends.js';
import { Guest } from './harness/guest.js';
import { stateOf } from './harness/room.js';
import { MID_GAME } from './harness/scenario.js';
import type { TestServer } from './harness/server.js';
import { startTables } from './harness/tables.js';

const ON_MOONIES: Intent = { type: 'attack', kind: 'control', attacker: 'republicans', target: 'moonies', aids: [] };

/** What pauses of a table whose time is held come out as. */
const MIDDLE = Math.round((2000 * 2) / 3);

let server: TestServer;
beforeAll(async () => {
  server = await startTables();
});
afterAll(() => server.close());

const order = (guest: Guest, orders: OrdersInput) => guest.ask('orders', { orders });
const waiting = (table: Friends) => asked(table).who;
const orderedTo = (guest: Guest) => guest.heard.filter(({ type }) => type === 'orders').map(({ message }) => message);

describe('standing orders', () => {
  test('only when I am the target: the server says done after a pause', async () => {
    const table = await friends(server.url);
    const { ann, bob } = table;
    expect(await order(bob, { ask: 'target' })).toMatchObject({ ok: true });
    await ann.play(ON_MOONIES);
    expect(waiting(table)).toEqual(['bob', 'cat']);
    await table.pass(600);
    expect(waiting(table)).toEqual(['bob', 'cat']);
    await table.pass(1400);
    expect(waiting(table)).toEqual(['cat']);
    await leave(table);
  });

  test('are heard of by their owner alone, also when he comes back, and one message cancels all', async () => {
    const table = await friends(server.url);
    const { ann, bob, cat, eve } = table;
    await order(bob, { ask: 'nextTurn', senate: 'cat', noOffersFrom: ['ann'] });
    expect(orderedTo(bob)).toEqual([{ orders: { ...NO_ORDERS, ask: 'nextTurn', senate: 'cat', noOffersFrom: ['ann'] } }]);
    const again = await Guest.join(server.url, table.code, 'bob', { token: bob.token });
    await again.until(() => orderedTo(again).length === 1);
    expect(await order(again, {})).toMatchObject({ ok: true });
    expect(orderedTo(again)[1]).toEqual({ orders: NO_ORDERS });
    await ann.play(ON_MOONIES);
    await table.pass(60_000);
    expect(waiting(table)).toEqual(['bob', 'cat']);
    for (const other of [ann, cat, eve]) {
      await other.ask('sync');
      expect(orderedTo(other)).toEqual([]);
    }
    await leave({ ...table, bob: again });
  });

  test('for this turn end with it', async () => {
    const table = await friends(server.url);
    const { ann, bob } = table;
    await order(bob, { ask: 'nextTurn', senate: 'cat', noOffersFrom: ['ann'] });
    await ann.play({ type: 'endTurn' });
    await ann.play({ type: 'endTurn' });
    await ann.until(() => ann.board.turn?.player === 'bob');
    await bob.until(() => orderedTo(bob).length === 2);
    expect(orderedTo(bob)[1]).toEqual({ orders: { ...NO_ORDERS, senate: 'cat' } });
    await table.pass(10_000);
    expect(classicTable(table.room).board.turn?.player).toBe('bob');
    await leave(table);
  });

  test('U57 until my turn: attacks on own cards, too, are passed, until the turn comes; then as it was before', async () => {
    const players = MID_GAME.players.map((player) =>
      player.id === 'bob' ? { ...player, structure: [{ group: 'hackers', onto: 'ufos', arrow: 'right' }] } : player,
    );
    const table = await friends(server.url, { ...MID_GAME, players, uncontrolled: ['moonies'] });
    const { ann, bob, cat } = table;
    await order(cat, { ask: 'always' });
    await order(bob, { ask: 'target' });
    await order(bob, { ask: 'ownTurn' });
    await ann.play({ ...ON_MOONIES, kind: 'neutralize', target: 'hackers' } as Intent);
    expect(waiting(table)).toContain('bob');
    await table.pass(2000);
    expect(waiting(table)).not.toContain('bob');
    await cat.play({ type: 'done' });
    await ann.play({ type: 'roll' });
    for (let i = 0; i < 8 && classicTable(table.room).board.turn?.player !== 'bob'; i += 1) {
      await table.pass(60_000);
      for (const guest of [ann, cat]) if (waiting(table).includes(guest.player as string)) await guest.play({ type: 'endTurn' });
      for (const guest of [ann, cat]) if (waiting(table).includes(guest.player as string)) await guest.play({ type: 'done' });
    }
    expect(classicTable(table.room).board.turn?.player).toBe('bob');
    await bob.until(() => orderedTo(bob).length === 3);
    expect(orderedTo(bob).at(-1)).toEqual({ orders: { ...NO_ORDERS, ask: 'target' } });
    await leave(table);
  });

  test('U57 until something happens to me: an attack on an own card is asked about, however long it takes', async () => {
    const players = MID_GAME.players.map((player) =>
      player.id === 'bob' ? { ...player, structure: [{ group: 'hackers', onto: 'ufos', arrow: 'right' }] } : player,
    );
    const table = await friends(server.url, { ...MID_GAME, players, uncontrolled: ['moonies'] });
    const { ann, bob, cat } = table;
    for (const guest of [bob, cat]) await order(guest, { ask: 'target' });
    await ann.play({ ...ON_MOONIES, kind: 'neutralize', target: 'hackers' } as Intent);
    await table.pass(600_000);
    expect(waiting(table)).toEqual(['bob']);
    await leave(table);
  });

  test('no offers from X this turn: declined after a pause, also secret ones', async () => {
    const table = await friends(server.url);
    const { ann, bob } = table;
    await order(bob, { noOffersFrom: ['ann'] });
    await ann.play({ type: 'offer', to: 'bob', give: { money: 1 } });
    await ann.play({ type: 'offer', to: 'bob', give: { money: 2 }, secret: true });
    await ann.play({ type: 'offer', to: 'cat', give: { money: 3 } });
    for (let i = 0; i < 4; i += 1) await table.pass(2000);
    await ann.until(() => ann.board.offers.length === 1);
    expect(ann.board.offers[0]?.to).toBe('cat');
    expect(classicTable(table.room).privateOf('bob')?.deals).toEqual([]);
    await leave(table);
  });

  test('U102 C-803 a secret offer moves no public answer, be it declined by an order or not', async () => {
    const table = await friends(server.url);
    const { ann, bob, cat } = table;
    await order(bob, { ask: 'nextTurn', noOffersFrom: ['ann'] });
    await order(cat, { ask: 'nextTurn' });
    await ann.play(ON_MOONIES);
    await table.pass(500);
    await ann.play({ type: 'offer', to: 'bob', give: { money: 1 }, secret: true });
    await ann.play({ type: 'offer', to: 'cat', give: { money: 1 }, secret: true });
    await table.pass(MIDDLE - 501);
    expect(waiting(table)).toEqual(['bob', 'cat']);
    await table.pass(1);
    expect(waiting(table)).toEqual(['ann']);
    expect(classicTable(table.room).privateOf('bob')?.deals).toHaveLength(1);
    await table.pass(500);
    expect(classicTable(table.room).privateOf('bob')?.deals).toEqual([]);
    await leave(table);
  });

  test('U102 are answered when they would have been, however often they change meanwhile', async () => {
    const table = await friends(server.url);
    const { ann, bob, cat } = table;
    for (const guest of [bob, cat]) await order(guest, { ask: 'nextTurn' });
    await ann.play(ON_MOONIES);
    await table.pass(400);
    await order(bob, { ask: 'target', noOffersFrom: ['cat'] });
    await table.pass(400);
    await order(bob, { ask: 'always' });
    await order(bob, { ask: 'nextTurn' });
    await table.pass(MIDDLE - 800);
    expect(waiting(table)).toEqual(['ann']);
    await leave(table);
  });

  test('U60.11 the Senate Investigating Committee is played when the turn of X starts', async () => {
    const players = MID_GAME.players.map((player) =>
      player.id === 'cat' ? { ...player, specials: ['senate-investigating-committee', 'murphys-law'] } : player,
    );
    const table = await friends(server.url, { ...MID_GAME, players });
    const { ann, cat } = table;
    await order(cat, { senate: 'bob', ask: 'target' });
    await ann.play({ type: 'endTurn' });
    await ann.play({ type: 'endTurn' });
    expect(asked(table)).toMatchObject({ kind: 'start' });
    await table.pass(4000);
    await ann.until(() => ann.events.some((event) => event.type === 'specialPlayed' && event.card === 'senate-investigating-committee'));
    await leave(table);
  });

  test('answer the same, held or not held, but for the one that names a card', () => {
    const answers = [['murphys-law'], ['swiss-bank-account'], ['slush-fund']].map((specials) => {
      const players = MID_GAME.players.map((player) => (player.id === 'cat' ? { ...player, specials } : player));
      const { board, secrets } = stateOf({ ...MID_GAME, players, steps: [] });
      return orderRules.answer({ board, player: 'cat', mine: secrets.private.cat ?? null }, { ...NO_ORDERS, ask: 'nextTurn' });
    });
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  test('U70 tax comes from: the card is named once somebody else could take one, and nobody hears of the order', async () => {
    const taxing = MID_GAME.players.map((player) =>
      player.id === 'ann' ? { ...player, structure: [{ group: 'irs', onto: 'bavarian-illuminati', arrow: 'right' }] } : player,
    );
    const harmless = stateOf(MID_GAME);
    const orders = { ...NO_ORDERS, taxFrom: 'ufos' };
    expect(orderRules.others({ board: harmless.board, player: 'bob', mine: harmless.secrets.private.bob ?? null }, orders)).toEqual([]);

    const table = await friends(server.url, { ...MID_GAME, players: taxing });
    const { ann, bob, cat, eve } = table;
    await order(bob, { taxFrom: 'ufos' });
    expect([ann, cat, eve].flatMap(orderedTo)).toEqual([]);
    expect(classicTable(table.room).board.seats[1]?.taxFrom).toBeNull();
    await table.pass(4000);
    await eve.until(() => eve.events.some(({ type }) => type === 'taxNamed'));
    expect(classicTable(table.room).board.seats[1]?.taxFrom).toBe('ufos');
    await order(cat, { taxFrom: 'ufos' });
    await table.pass(4000);
    expect(classicTable(table.room).board.seats[2]?.taxFrom).toBeNull();
    await leave(table);
  });

  test('only when the attacker could win: by what all can see', () => {
    const { board } = stateOf(MID_GAME);
    const attack = { by: 'ann', kind: 'control', target: 'moonies', defender: null } as never;
    expect(couldWin(board, attack)).toBe(false);
    expect(couldWin({ ...board, options: { ...board.options, groupsToWin: 3 } }, attack)).toBe(true);
    expect(couldWin(board, { by: 'bob', kind: 'control', target: 'moonies', defender: null } as never)).toBe(true);
  });

  test('do not outlive what they were meant for', () => {
    const { board } = stateOf(MID_GAME);
    const standing = new StandingOrders();
    standing.give('bob', { ...NO_ORDERS, ask: 'nextTurn' }, board);
    expect(standing.expire(board)).toEqual([]);
    const later = { ...board, turn: { ...(board.turn as NonNullable<typeof board.turn>), number: 2 } };
    expect(standing.expire(later)).toEqual(['bob']);
    expect(standing.of('bob')).toEqual(NO_ORDERS);
  });

  test('until my turn: ends with the first turn of one’s own, and not with one that runs when it is given', () => {
    const { board } = stateOf(MID_GAME);
    const turn = board.turn as NonNullable<typeof board.turn>;
    const at = (player: string, number: number) => ({ ...board, turn: { ...turn, player, number } });
    const standing = new StandingOrders();
    standing.give('ann', { ...NO_ORDERS, ask: 'always' }, at('ann', 1));
    standing.give('ann', { ...NO_ORDERS, ask: 'ownTurn' }, at('ann', 1));
    for (const [player, number] of [
      ['ann', 1],
      ['bob', 2],
      ['cat', 3],
    ] as const)
      expect(standing.expire(at(player, number))).toEqual([]);
    expect(standing.expire(at('ann', 4))).toEqual(['ann']);
    expect(standing.of('ann').ask).toBe('always');
  });

  test('are refused to spectators, and if they make no sense', async () => {
    const table = await friends(server.url);
    expect(await order(table.eve, {})).toMatchObject({ ok: false, refusal: { why: 'notSeated' } });
    expect(await order(table.bob, { ask: 'never' as never })).toMatchObject({ ok: false, refusal: { why: 'badMessage' } });
    await leave(table);
  });
});

test('no orders are what the shape makes of nothing', () => {
  expect(ordersSchema.parse({})).toEqual(NO_ORDERS);
});

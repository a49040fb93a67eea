import { MORE_SILENCE } from '@illuminice/protocol';
import type { Intent } from '@illuminice/rules/classic';
import { readConfig } from '../src/index.js';
import { StandingOrders } from '../src/session/model/standing-orders.js';
import { asked, friends, leave } from './harness/friends.js';
import { Guest } from './harness/guest.js';
import { MID_GAME } from './harness/scenario.js';
import type { TestServer } from './harness/server.js';
import { startTables } from './harness/tables.js';

const SILENCE = 6000;
/** How long the page shows how dice fall, and the pause at a turn's start. */
const DICE = 3000;
const BRIEF = 4000;
const ON_MOONIES: Intent = { type: 'attack', kind: 'control', attacker: 'republicans', target: 'moonies', aids: [] };
/** Bob's cards are on the table, too. */
const WITH_TARGET = {
  ...MID_GAME,
  uncontrolled: ['moonies'],
  players: MID_GAME.players.map((player) =>
    player.id === 'bob' ? { ...player, structure: [{ group: 'hackers', onto: 'ufos', arrow: 'right' }] } : player,
  ),
};

let server: TestServer;
beforeAll(async () => {
  server = await startTables({ silenceMs: SILENCE });
});
afterAll(() => server.close());

const told = (guest: Guest) => guest.heard.filter(({ type }) => type === 'silence').map(({ message }) => message);

describe('who keeps silent is done', () => {
  test('U31 after a pause, without a click of anybody who has nothing to say', async () => {
    const table = await friends(server.url);
    await table.ann.play(ON_MOONIES);
    expect(asked(table)).toMatchObject({ kind: 'contest', who: ['bob', 'cat'] });
    await table.pass(SILENCE - 1);
    expect(asked(table).who).toEqual(['bob', 'cat']);
    await table.pass(1);
    expect(asked(table)).toMatchObject({ kind: 'roll', who: ['ann'] });
    await leave(table);
  });

  test('each is told when, and nobody else is', async () => {
    const table = await friends(server.url);
    const { ann, bob, cat, eve } = table;
    await ann.play(ON_MOONIES);
    const { frame, rev } = asked(table);
    for (const guest of [bob, cat]) {
      await guest.ask('ping');
      expect(told(guest)).toEqual([{ frame, rev, at: table.time.now() + SILENCE }]);
    }
    for (const guest of [ann, eve]) {
      await guest.ask('ping');
      expect(told(guest)).toEqual([]);
    }
    await leave(table);
  });

  test('C-422 not who says wait: he is waited for until he answers, and only in this window', async () => {
    const table = await friends(server.url);
    const { ann, bob, cat, eve } = table;
    await ann.play(ON_MOONIES);
    const others = [ann, cat, eve];
    for (const guest of others) await guest.ask('ping');
    const before = others.map(({ heard }) => heard.length);
    expect(await bob.ask('wait')).toMatchObject({ ok: true });
    for (const guest of others) await guest.ask('ping');
    expect(others.flatMap(({ heard }, i) => heard.slice(before[i]).map(({ type }) => type))).toEqual(['accepted', 'accepted', 'accepted']);
    await table.pass(600_000);
    expect(asked(table).who).toEqual(['bob']);
    await leave(table);
  });

  test('C-422 whoever has spent money passes by silence like anybody, even if he said wait before', async () => {
    const table = await friends(server.url);
    const { ann, bob, cat } = table;
    await ann.play(ON_MOONIES);
    await bob.ask('wait');
    await bob.play({ type: 'interfere', side: 'against', amount: 1 });
    await cat.play({ type: 'interfere', side: 'against', amount: 5 });
    expect(asked(table).who).toEqual(['bob', 'cat']);
    await table.pass(SILENCE);
    expect(asked(table)).toMatchObject({ kind: 'roll', who: ['ann'] });
    await leave(table);
  });

  test('C-201 at the start of a turn all who hold a Special are waited for alike, a moment, whatever it is', async () => {
    const specials: Record<string, string> = { bob: 'senate-investigating-committee', cat: 'slush-fund' };
    const players = MID_GAME.players.map((player) => ({ ...player, specials: player.id === 'ann' ? [] : [specials[player.id]] }));
    const table = await friends(server.url, { ...MID_GAME, players, turn: { player: 'ann', phase: 'start' } });
    const { bob, cat } = table;
    expect(asked(table)).toMatchObject({ kind: 'start', who: ['bob', 'cat'] });
    for (const guest of [bob, cat]) await guest.ask('ping');
    expect([bob, cat].map((guest) => told(guest).at(-1))).toEqual(
      Array(2).fill({ frame: asked(table).frame, rev: asked(table).rev, at: table.time.now() + BRIEF }),
    );
    await table.pass(BRIEF - 1);
    expect(asked(table).who).toEqual(['bob', 'cat']);
    await table.pass(1);
    expect(asked(table)).toMatchObject({ kind: 'turn', who: ['ann'] });
    await leave(table);
  });

  test('C-423 the question after the dice waits until they lie on every page', async () => {
    const players = MID_GAME.players.map((player) => (player.id === 'bob' ? { ...player, specials: ['swiss-bank-account'] } : player));
    const table = await friends(server.url, { ...MID_GAME, players, uncontrolled: ['moonies'], dice: [[6, 6]] });
    await table.ann.play({ ...ON_MOONIES, attacker: 'bavarian-illuminati', spend: [{ from: 'bavarian-illuminati', amount: 9 }] });
    await table.pass(SILENCE);
    await table.ann.play({ type: 'roll' });
    expect(asked(table).kind).toBe('dice');
    await table.pass(SILENCE + DICE - 1);
    expect(asked(table).kind).toBe('dice');
    await table.pass(1);
    expect(asked(table).kind).not.toBe('dice');
    await leave(table);
  });

  test('no question passes in under 15 s where nobody chose anything', () => {
    const config = readConfig({});
    expect(config.silenceMs).toBeGreaterThanOrEqual(15_000);
  });

  test('with more time, once a window, and nobody else hears of it', async () => {
    const table = await friends(server.url);
    const { ann, bob, cat } = table;
    await ann.play(ON_MOONIES);
    for (const guest of [ann, cat]) await guest.ask('ping');
    const before = [ann, cat].map(({ heard }) => heard.length);
    expect(await bob.ask('wait', { more: true })).toMatchObject({ ok: true });
    expect(await bob.ask('wait', { more: true })).toMatchObject({ ok: false, refusal: { why: 'noMoreTime' } });
    expect(told(bob).at(-1)).toMatchObject({ at: table.time.now() + SILENCE + MORE_SILENCE });
    for (const guest of [ann, cat]) await guest.ask('ping');
    expect([ann, cat].map(({ heard }, i) => heard.slice(before[i]).map(({ type }) => type))).toEqual([['accepted'], ['accepted']]);
    await table.pass(SILENCE + MORE_SILENCE - 1);
    expect(asked(table).who).toEqual(['bob']);
    await table.pass(1);
    expect(asked(table).kind).toBe('roll');
    await leave(table);
  });

  test('a pass can be taken back as long as the window is open; then one is waited for', async () => {
    const table = await friends(server.url);
    const { ann, bob } = table;
    await ann.play(ON_MOONIES);
    await bob.play({ type: 'done', firm: true });
    expect(asked(table).who).toEqual(['cat']);
    await bob.play({ type: 'done', back: true });
    expect(asked(table).who).toEqual(['bob', 'cat']);
    expect(await bob.play({ type: 'done', back: true })).toMatchObject({ ok: false, refusal: { why: 'notSaid' } });
    await table.pass(SILENCE);
    expect(asked(table).kind).toBe('roll');
    await leave(table);
  });

  test('C-423 after the dice nobody is waited for who by what is public can change nothing', async () => {
    const players = MID_GAME.players.map((player) => (player.id === 'bob' ? { ...player, specials: ['swiss-bank-account'] } : player));
    const game = { ...MID_GAME, players, uncontrolled: ['moonies'], discard: ['assassination'], dice: [[6, 6]] };
    const table = await friends(server.url, game);
    await table.ann.play(ON_MOONIES);
    await table.pass(SILENCE);
    await table.ann.play({ type: 'roll' });
    // Murphy's Law may lie in a hand, but would only let the attack fail, as it does already.
    expect(asked(table).kind).toBe('dice');
    await table.pass(1);
    expect(asked(table).kind).not.toBe('dice');
    await leave(table);
  });

  test('not whose own card is attacked', async () => {
    const table = await friends(server.url, WITH_TARGET);
    await table.ann.play({ ...ON_MOONIES, kind: 'neutralize', target: 'hackers' } as Intent);
    await table.pass(600_000);
    expect(asked(table)).toMatchObject({ kind: 'contest', who: ['bob'] });
    await table.bob.ask('ping');
    expect(told(table.bob)).toEqual([]);
    await leave(table);
  });

  test('a commitment gives everybody the whole pause again', async () => {
    const table = await friends(server.url);
    const { ann, bob, cat } = table;
    await ann.play(ON_MOONIES);
    await table.pass(SILENCE - 500);
    await cat.play({ type: 'interfere', side: 'against', amount: 2 });
    await table.pass(SILENCE - 1);
    expect(asked(table).who).toContain('bob');
    await table.pass(1);
    expect(asked(table).who).not.toContain('bob');
    await bob.until(() => told(bob).length === 2);
    await leave(table);
  });

  test('not who lost the connection; once he is back, the pause begins, and he is told', async () => {
    const table = await friends(server.url);
    const { ann, bob } = table;
    await ann.play(ON_MOONIES);
    await bob.leave(false);
    await ann.until(() => ann.seat('bob')?.presence === 'reconnecting');
    await table.pass(SILENCE);
    expect(asked(table).who).toEqual(['bob']);
    const again = await Guest.join(server.url, table.code, 'bob', { token: bob.token });
    await again.until(() => told(again).length > 0);
    await table.pass(SILENCE);
    expect(asked(table).kind).toBe('roll');
    await leave({ ...table, bob: again });
  });

  test('not who ordered to be asked always', async () => {
    const table = await friends(server.url);
    await table.bob.ask('orders', { orders: { ask: 'always' } });
    await table.ann.play(ON_MOONIES);
    await table.pass(600_000);
    expect(asked(table).who).toEqual(['bob']);
    await leave(table);
  });

  test('in the middle of the pause he may change what he ordered, either way', async () => {
    const table = await friends(server.url);
    const { ann, bob } = table;
    await ann.play(ON_MOONIES);
    await bob.ask('orders', { orders: { ask: 'always' } });
    await table.pass(SILENCE);
    expect(asked(table).who).toEqual(['bob']);
    await bob.ask('orders', { orders: {} });
    await table.pass(SILENCE);
    expect(asked(table).kind).toBe('roll');
    await leave(table);
  });

  test('U102 nobody can tell it from a standing order: both take as long', async () => {
    const table = await friends(server.url);
    const { ann, bob, cat } = table;
    await cat.ask('orders', { orders: { ask: 'nextTurn' } });
    await ann.play(ON_MOONIES);
    await table.pass(1000);
    await bob.ask('orders', { orders: { ask: 'target' } });
    await table.pass(SILENCE - 1001);
    expect(asked(table).who).toEqual(['bob', 'cat']);
    await table.pass(1);
    expect(asked(table).kind).toBe('roll');
    await leave(table);
  });

  test('wait outlives the process, and is refused to who has no seat', async () => {
    const standing = new StandingOrders();
    standing.cancelAutoPass('bob', 7);
    const woken = new StandingOrders();
    woken.restore(JSON.parse(JSON.stringify(standing.record())));
    expect(woken.record()).toEqual({ bob: { orders: woken.of('bob'), usual: 'silence', turn: null, waits: 7 } });
    expect(woken.of('bob')).toEqual(new StandingOrders().of('bob'));
    expect([7, 8].map((frame) => woken.takesSilence('bob', frame))).toEqual([false, true]);

    const table = await friends(server.url);
    expect(await table.eve.ask('wait')).toMatchObject({ ok: false, refusal: { why: 'notSeated' } });
    await leave(table);
  });
});

import { type Remedy, type ServerMessages, verdict } from '@illuminice/protocol';
import { type Board, decision, type Intent } from '@illuminice/rules/classic';
import { Seats } from '../src/session/seats/seats.js';
import { Guest } from './harness/guest.js';
import { type HeldTable, heldTable } from './harness/room.js';
import { MID_GAME } from './harness/scenario.js';
import type { TestServer } from './harness/server.js';
import { startTables } from './harness/tables.js';

/** The same, and Bob is to act. */
const BOBS_TURN = { ...MID_GAME, options: { startWindow: false }, turn: { player: 'bob', phase: 'start' } };
const GRACE = 120_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTables({ allowScenarios: true });
});
afterAll(() => server.close());

const presence = (guest: Guest, player: string) => guest.seat(player)?.presence;
const board = ({ room }: HeldTable) => room.session.table?.board as Board;

/** Ann, Bob and Cat at a table whose time stands still. */
async function seated(table: HeldTable): Promise<[Guest, Guest, Guest]> {
  const [ann, bob, cat] = [
    await Guest.join(server.url, table.code, 'ann'),
    await Guest.join(server.url, table.code, 'bob'),
    await Guest.join(server.url, table.code, 'cat'),
  ];
  return [ann, bob, cat];
}

/** Bob's connection is lost, and the others see it. */
async function drops(guest: Guest, ...others: Guest[]): Promise<void> {
  await guest.leave(false);
  await Promise.all(others.map((other) => other.until(() => presence(other, guest.player as string) === 'reconnecting')));
}

describe('U103 somebody is missing', () => {
  test('all see the grace time run; when it is over the seat is away, and the game goes on without it, its own turns too', async () => {
    const table = await heldTable(BOBS_TURN, 'off');
    const [ann, bob, cat] = await seated(table);
    await drops(bob, ann, cat);
    expect(ann.seat('bob')?.awayAt).toBe(table.time.now() + GRACE);
    await table.pass(GRACE - 1);
    expect(decision(board(table)).who).toEqual(['bob']);
    await table.pass(1);
    await ann.until(() => presence(ann, 'bob') === 'away');
    expect(ann.seat('bob')?.awayAt).toBe(0);
    const money = board(table).cards.ufos?.money as number;
    await table.pass(10_000);
    expect(board(table)).toMatchObject({ turn: { player: 'cat' }, phase: 'start' });
    expect(board(table).cards.ufos?.money).toBeGreaterThanOrEqual(money);
    // In an attack of another he counts as done.
    await cat.play({ type: 'drawCard' });
    await table.pass(10_000);
    await cat.play({ type: 'attack', kind: 'control', attacker: 'gnomes-of-zurich', target: 'moonies', aids: [] });
    expect(decision(board(table)).who).toContain('bob');
    await table.pass(2000);
    expect(decision(board(table)).who).toEqual(['ann']);
    for (const guest of [ann, cat]) await guest.leave();
  });

  test('who comes back is himself again at once, and his time begins anew', async () => {
    const table = await heldTable(BOBS_TURN, 'off');
    const [ann, bob] = await seated(table);
    await drops(bob, ann);
    await table.pass(GRACE);
    await ann.until(() => presence(ann, 'bob') === 'away');
    const again = await Guest.join(server.url, table.code, 'bob', { token: bob.token });
    expect(again.mine?.hand).toEqual(['assassination']);
    await ann.until(() => presence(ann, 'bob') === 'connected');
    await table.pass(GRACE);
    expect(board(table).turn?.player).toBe('bob');
    expect((await again.play({ type: 'drawCard' })).ok).toBe(true);
    await drops(again, ann);
    expect(ann.seat('bob')?.awayAt).toBe(table.time.now() + GRACE);
    await ann.leave();
  });

  test('no time passes at a table that nobody is at, and nobody plays there', async () => {
    const table = await heldTable(BOBS_TURN, 'off');
    const [ann, bob, cat] = await seated(table);
    await drops(bob, ann, cat);
    await table.pass(100_000);
    await ann.leave();
    await cat.leave();
    await table.pass(0);
    // Nothing waits but the closing of a table that nobody is at.
    expect([table.time.waiting, table.time.next]).toEqual([1, 3_600_000]);
    await table.pass(3_599_999);
    expect(board(table).turn?.player).toBe('bob');
    const again = await Guest.join(server.url, table.code, 'ann', { token: ann.token });
    expect(again.seat('bob')).toMatchObject({ presence: 'reconnecting', awayAt: table.time.now() + 20_000 });
    await again.leave();
  });

  test('an absent host passes his role on to somebody who is there', async () => {
    const table = await heldTable(MID_GAME, 'off');
    const [ann, bob, cat] = await seated(table);
    await drops(ann, bob, cat);
    await drops(bob, cat);
    expect(cat.table.host).toBe('ann');
    await table.pass(GRACE);
    await cat.until(() => cat.table.host === 'cat');
    await cat.leave();
  });
});

describe('U103 the table decides about a seat whose owner is away', () => {
  /** Bob is away, it is his turn, and the others are to decide. */
  async function bobIsAway(scenario: unknown = BOBS_TURN): Promise<[HeldTable, Guest, Guest, Guest]> {
    const table = await heldTable(scenario, 'off');
    const [ann, bob, cat] = await seated(table);
    await drops(bob, ann, cat);
    await table.pass(GRACE);
    await cat.until(() => presence(cat, 'bob') === 'away');
    return [table, ann, bob, cat];
  }

  test('a computer player plays for him, by the vote of most who are there, until he is back', async () => {
    const [table, ann, bob, cat] = await bobIsAway();
    expect(await ann.ask('vote', { player: 'bob', remedy: 'computer' })).toMatchObject({ ok: true });
    await cat.until(() => cat.seat('bob')?.ballots.ann === 'computer');
    expect(presence(cat, 'bob')).toBe('away');
    expect(await cat.ask('vote', { player: 'bob', remedy: 'computer' })).toMatchObject({ ok: true });
    await ann.until(() => presence(ann, 'bob') === 'substituted');
    expect(ann.seat('bob')?.ballots).toEqual({});
    const before = board(table).seq;
    await table.pass(3000);
    expect(board(table).seq).toBeGreaterThan(before);
    const again = await Guest.join(server.url, table.code, 'bob', { token: bob.token });
    await ann.until(() => presence(ann, 'bob') === 'connected');
    const seq = board(table).seq;
    await table.pass(60_000);
    expect(again.player).toBe('bob');
    if (decision(board(table)).who.includes('bob')) expect(board(table).seq).toBe(seq);
    for (const guest of [ann, cat, again]) await guest.leave();
  });

  test('C-1103 he is out, and the others play on; when he comes back he may watch from his seat', async () => {
    const [table, ann, bob, cat] = await bobIsAway();
    await ann.ask('vote', { player: 'bob', remedy: 'out' });
    await cat.ask('vote', { player: 'bob', remedy: 'out' });
    expect(board(table).seats.find(({ player }) => player === 'bob')?.status).toBe('left');
    expect(board(table).turn?.player).toBe('cat');
    const again = await Guest.join(server.url, table.code, 'bob', { token: bob.token });
    expect(again.player).toBe('bob');
    expect(await again.play({ type: 'drawCard' })).toMatchObject({ ok: false });
    expect(await again.ask('vote', { player: 'ann', remedy: 'out' })).toMatchObject({ ok: false, refusal: { why: 'notAway' } });
    for (const guest of [ann, cat, again]) await guest.leave();
  });

  test('where all have spoken and none has most, the host’s word counts; who waits can think again', async () => {
    const [, ann, , cat] = await bobIsAway();
    await cat.ask('vote', { player: 'bob', remedy: 'out' });
    await ann.ask('vote', { player: 'bob', remedy: 'wait' });
    expect(presence(ann, 'bob')).toBe('away');
    await ann.ask('vote', { player: 'bob', remedy: 'computer' });
    await cat.until(() => presence(cat, 'bob') === 'substituted');
    await ann.ask('vote', { player: 'bob', remedy: 'wait' });
    await cat.ask('vote', { player: 'bob', remedy: 'wait' });
    await cat.until(() => presence(cat, 'bob') === 'away');
    for (const guest of [ann, cat]) await guest.leave();
  });

  test('of two players the one who is left decides alone, and is never held up', async () => {
    const two = { ...MID_GAME, players: MID_GAME.players.slice(0, 2), turn: { player: 'bob', phase: 'actions' } };
    const table = await heldTable(two, 'off');
    const [ann, bob] = [await Guest.join(server.url, table.code, 'ann'), await Guest.join(server.url, table.code, 'bob')];
    await drops(bob, ann);
    expect(await ann.ask('vote', { player: 'bob', remedy: 'out' })).toMatchObject({ ok: false, refusal: { why: 'notAway' } });
    await table.pass(GRACE + 10_000);
    expect(board(table).turn?.player).toBe('ann');
    expect(await ann.ask('vote', { player: 'bob', remedy: 'out' })).toMatchObject({ ok: true });
    expect(board(table).outcome?.winners).toEqual(['ann']);
    await ann.leave();
  });

  test('refuses votes of those who have no say, and about those who are there', async () => {
    const [table, ann, , cat] = await bobIsAway();
    const eve = await Guest.join(server.url, table.code, 'Eve', { spectate: true });
    for (const [guest, player, why] of [
      [eve, 'bob', 'notSeated'],
      [ann, 'cat', 'notAway'],
      [ann, 'nobody', 'noSuchSeat'],
    ] as const) {
      expect(await guest.ask('vote', { player, remedy: 'out' })).toMatchObject({ ok: false, refusal: { why } });
    }
    expect(await ann.ask('vote', { player: 'bob', remedy: 'hang' })).toMatchObject({ ok: false, refusal: { why: 'badMessage' } });
    await cat.play({ type: 'concede' });
    expect(await cat.ask('vote', { player: 'bob', remedy: 'out' })).toMatchObject({ ok: false, refusal: { why: 'notInGame' } });
    for (const guest of [ann, cat, eve]) await guest.leave();
  });

  test.each<[Record<string, Remedy>, Remedy | null]>([
    [{}, null],
    [{ a: 'out' }, null],
    [{ a: 'out', b: 'out' }, 'out'],
    [{ a: 'out', b: 'computer', c: 'wait' }, 'computer'],
    [{ a: 'out', b: 'computer', stranger: 'out' }, null],
  ])('%j is %j for a, b and c, whose host is b', (ballots, expected) => {
    expect(verdict(ballots, ['a', 'b', 'c'], 'b')).toBe(expected);
  });
});

describe('U58 leaving the table to a computer player', () => {
  test('it plays on, who left watches, and has the seat again when he comes back', async () => {
    const table = await heldTable(BOBS_TURN, 'off');
    const [ann, bob] = await seated(table);
    expect(await bob.ask('handOver')).toMatchObject({ ok: true });
    await bob.until(() => bob.player === null);
    await ann.until(() => presence(ann, 'bob') === 'substituted');
    const seq = board(table).seq;
    await table.pass(5000);
    expect(board(table).seq).toBeGreaterThan(seq);
    expect(await bob.play({ type: 'drawCard' })).toMatchObject({ ok: false, refusal: { why: 'notSeated' } });
    await bob.leave();
    const again = await Guest.join(server.url, table.code, 'bob', { token: bob.token });
    await ann.until(() => presence(ann, 'bob') === 'connected');
    expect(again.player).toBe('bob');
    for (const guest of [ann, again]) await guest.leave();
  });

  test('computers do not play on where no person is left', async () => {
    const table = await heldTable(MID_GAME, 'normal', 2);
    const ann = await Guest.join(server.url, table.code, 'ann');
    expect(await ann.ask('handOver')).toMatchObject({ ok: true });
    const { seq } = board(table);
    expect(table.time.waiting).toBe(0);
    await table.pass(3_600_000);
    expect(board(table).seq).toBe(seq);
    await ann.leave();
  });
});

describe('U103 an open window waits for who lost the connection', () => {
  const ATTACK: Intent = { type: 'attack', kind: 'control', attacker: 'republicans', target: 'moonies', aids: [] };

  test('for 45 s at most, for all to see, once a game; then the clock goes on with what it had left', async () => {
    const table = await heldTable(MID_GAME, 'normal');
    const { time } = table;
    const [ann, bob, cat] = await seated(table);
    await ann.play(ATTACK);
    await table.pass(5000);
    await drops(bob, ann, cat);
    const timer = () => ann.table.timer;
    expect(timer()).toMatchObject({ at: 0, pausedFor: ['bob'], pauseEnds: time.now() + 45_000 });
    await table.pass(44_999);
    expect(decision(board(table)).who).toEqual(['bob', 'cat']);
    await table.pass(1);
    await ann.until(() => timer().pauseEnds === 0);
    expect(timer().at).toBe(time.now() + 10_000);
    const again = await Guest.join(server.url, table.code, 'bob', { token: bob.token });
    await ann.until(() => presence(ann, 'bob') === 'connected');
    await drops(again, ann);
    expect(timer()).toMatchObject({ at: time.now() + 10_000, pauseEnds: 0 });
    await table.pass(10_000);
    expect(decision(board(table))).toMatchObject({ kind: 'roll', who: ['ann'] });
    for (const guest of [ann, cat]) await guest.leave();
  });

  test('and goes on as soon as he is back, or has nothing to answer any more', async () => {
    const table = await heldTable(MID_GAME, 'normal');
    const { time } = table;
    const [ann, bob, cat] = await seated(table);
    await ann.play(ATTACK);
    await table.pass(3000);
    await drops(bob, ann, cat);
    await table.pass(20_000);
    const again = await Guest.join(server.url, table.code, 'bob', { token: bob.token });
    expect(again.table.timer).toMatchObject({ at: time.now() + 12_000, pauseEnds: 0 });
    await drops(cat, ann, again);
    expect(ann.table.timer.pauseEnds).toBe(time.now() + 45_000);
    await ann.play({ type: 'concede' });
    await again.until(() => again.table.timer.pauseEnds === 0);
    await again.leave();
  });

  test('a window that opens while he is on his way back waits likewise; a turn does not', async () => {
    const table = await heldTable(MID_GAME, 'normal');
    const [ann, bob, cat] = await seated(table);
    await drops(bob, ann);
    expect(ann.table.timer).toMatchObject({ kind: 'turn', pauseEnds: 0 });
    await ann.play(ATTACK);
    await ann.until(() => ann.table.timer.pauseEnds !== 0);
    expect(ann.table.timer.pausedFor).toEqual(['bob']);
    for (const guest of [ann, cat]) await guest.leave();
  });
});

describe('U103 another device, by a resume link', () => {
  async function newTicket(guest: Guest): Promise<ServerMessages['resumeLink']> {
    expect(await guest.ask('resumeLink')).toMatchObject({ ok: true });
    return guest.heard.filter(({ type }) => type === 'resumeLink').at(-1)?.message as ServerMessages['resumeLink'];
  }

  test('takes the seat once: the old device ends, and its token opens nothing any more', async () => {
    const table = await heldTable(MID_GAME, 'off');
    const [ann, bob] = await seated(table);
    const { ticket, until } = await newTicket(bob);
    expect(until).toBe(table.time.now() + 600_000);
    expect(Buffer.from(ticket, 'base64url')).toHaveLength(32);
    const phone = await Guest.join(server.url, table.code, 'bob', { ticket });
    expect(phone).toMatchObject({ player: 'bob', mine: bob.mine });
    await bob.until(() => bob.left !== null);
    expect(bob.heard.filter(({ type }) => type === 'notice')).toMatchObject([{ message: { why: 'moved' } }]);
    await expect(Guest.join(server.url, table.code, 'bob', { ticket })).rejects.toThrow('already been used');
    expect((await Guest.join(server.url, table.code, 'bob', { token: bob.token })).player).toBeNull();
    expect((await Guest.join(server.url, table.code, 'bob', { token: phone.token })).player).toBe('bob');
    const everything = JSON.stringify([ann.heard, ann.room.state, table.room.session.lobby]) + server.log.join('');
    for (const secret of [ticket, phone.token as string]) expect(everything).not.toContain(secret);
    await ann.leave();
  });

  test('works for ten minutes, and not after a newer one was made', async () => {
    const table = await heldTable(MID_GAME, 'off');
    const ann = await Guest.join(server.url, table.code, 'ann');
    const [first, second] = [(await newTicket(ann)).ticket, (await newTicket(ann)).ticket];
    await expect(Guest.join(server.url, table.code, 'ann', { ticket: first })).rejects.toThrow('already been used');
    await table.pass(600_000);
    await expect(Guest.join(server.url, table.code, 'ann', { ticket: second })).rejects.toThrow('expired');
    const eve = await Guest.join(server.url, table.code, 'Eve', { spectate: true });
    expect(await eve.ask('resumeLink')).toMatchObject({ ok: false, refusal: { why: 'notSeated' } });
    for (const guest of [ann, eve]) await guest.leave();
  });
});

test('seats are stored as plain data without a connection, and come back so', async () => {
  const table = await heldTable(MID_GAME, 'off');
  const [ann, bob] = await seated(table);
  await drops(bob, ann);
  const { seats } = table.room.session.lobby;
  const record = seats.record();
  expect(JSON.parse(JSON.stringify(record))).toEqual(record);
  expect(JSON.stringify(record)).not.toContain(ann.token);
  const restored = new Seats(0);
  restored.restore(record, () => 0);
  expect(restored.byToken(ann.token as string)?.player).toBe('ann');
  expect(restored.all.map(({ session, absence }) => [session, absence.since])).toEqual(Array.from({ length: 3 }, () => [null, null]));
  expect(restored.record()).toEqual({
    ...record,
    all: record.all.map((seat) => ({ ...seat, absence: { ...seat.absence, since: null } })),
  });
  await ann.leave();
});

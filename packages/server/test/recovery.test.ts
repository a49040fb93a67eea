import { think } from '@illuminice/bots';
import { CLOSE, JOIN_ERROR, readTable } from '@illuminice/protocol';
import { classic, decision, type Intent, leastIntent } from '@illuminice/rules/classic';
import Database from 'libsql';
import type { TableRoom } from '../src/room/table-room.js';
import { Lobby, type Settings } from '../src/session/lobby/lobby.js';
import type { StoredRecollections } from '../src/session/model/recollections.js';
import { Seats } from '../src/session/seats/seats.js';
import { Outbox } from '../src/session/view/outbox.js';
import { SqliteStore } from '../src/store/sqlite.js';
import { Guest, gather, gatherAndStart, type Reply } from './harness/guest.js';
import { heldTable } from './harness/room.js';
import { MID_GAME } from './harness/scenario.js';
import { post, type TestServer } from './harness/server.js';
import { startTables } from './harness/tables.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTables({
    allowScenarios: true,
    lobbyGraceSeconds: 0,
    // Nobody counts as idle here: what falls is the clock alone.
    patienceSeconds: 3600,
    maxMessagesPerSecond: 10_000,
    limits: { chatLines: 10_000, addressMessagesPerSecond: 100_000 },
  });
});
afterAll(() => server.close());
afterEach(() => jest.restoreAllMocks());

const roomOf = (code: string) => server.tables.get(code) as TableRoom;

/** The room goes, as with a restart of the server; what it was is in the store alone. */
async function sleep(code: string, guests: readonly Guest[]): Promise<void> {
  await roomOf(code).disconnect(CLOSE.idle);
  await Promise.all(guests.map((guest) => guest.until(() => guest.left !== null)));
}

const back = (code: string, { token }: Guest) => Guest.join(server.url, code, 'whoever', { token });

/** Writes to this table fail from now on. @returns how many have */
function failWrites(code: string): () => number {
  const real = SqliteStore.prototype.write;
  let failed = 0;
  jest.spyOn(SqliteStore.prototype, 'write').mockImplementation(function (this: SqliteStore, change) {
    if (change.code !== code) return real.call(this, change);
    failed += 1;
    throw new Error('disk full');
  });
  return () => failed;
}

describe('U104 a table that cannot be woken', () => {
  test('because a read failed is woken by the next who comes', async () => {
    const code = await server.table({ seats: 2, spectatorDelay: 30 });
    const [ann, bob] = (await gatherAndStart(server.url, code, ['Ann', 'Bob'])) as [Guest, Guest];
    await ann.play({ type: 'chooseIlluminati', slot: 0 });
    await sleep(code, [ann, bob]);
    const real = SqliteStore.prototype.entries;
    let calls = 0;
    jest.spyOn(SqliteStore.prototype, 'entries').mockImplementation(function (this: SqliteStore, ...a) {
      calls += 1;
      // The second read of the journal is for spectators, after the game itself was brought back.
      return calls % 2 === 0 ? Promise.reject(new Error('connection lost')) : real.apply(this, a);
    });
    await expect(back(code, ann)).rejects.toMatchObject({ code: JOIN_ERROR.unsaved });
    expect(calls).toBeGreaterThanOrEqual(2);
    jest.restoreAllMocks();
    const again = await back(code, ann);
    expect(again.player).toBe(ann.player);
    expect(server.log.filter((line) => line.includes('connection lost'))).toEqual([]);
  });
});

test('U104 one delivery that throws does not keep the others from theirs', () => {
  const errors: Error[] = [];
  const outbox = new Outbox({
    code: 'X',
    lobby: new Lobby(new Seats(2), {} as Settings),
    clients: new Map(),
    time: { now: () => 0 },
    report: (error) => errors.push(error),
  });
  const told: string[] = [];
  outbox.enqueue(() => told.push('one'));
  outbox.enqueue(() => {
    throw new Error('x');
  });
  outbox.enqueue(() => told.push('three'));
  outbox.deliver();
  expect([told, errors.map(({ message }) => message)]).toEqual([['one', 'three'], ['x']]);
});

describe('U01 a table that begins as soon as it is full', () => {
  test('begins once: after a rematch all say that they are ready, however often somebody comes back', async () => {
    const code = await server.table({ seats: 2, start: true });
    const ann = await Guest.join(server.url, code, 'Ann');
    const bob = await Guest.join(server.url, code, 'Bob');
    await ann.until(() => ann.table.stage === 'playing' && ann.events.length > 0);
    await ann.play({ type: 'concede' });
    await ann.until(() => ann.table.stage === 'over');
    await ann.ask('rematch');
    await bob.until(() => bob.table.stage === 'lobby');
    const again = await back(code, bob);
    await again.ask('sync');
    // Everybody has moved one place further.
    expect(again.table.seats.map(({ ready }) => ready)).toEqual([false, true]);
    expect(again.table.stage).toBe('lobby');
  });
});

describe('C-804 promises', () => {
  test('end with the game that they were made in: whoever sits down for the next has made none', async () => {
    const code = await server.table({ seats: 3 });
    const [ann, bob, cat] = (await gatherAndStart(server.url, code, ['Ann', 'Bob', 'Cat'])) as [Guest, Guest, Guest];
    await ann.ask('promise', { text: 'I never attack anybody' });
    await cat.ask('mark', { promise: 1, as: 'broken' });
    for (const who of [ann, bob]) await who.play({ type: 'concede' });
    await cat.until(() => cat.table.stage === 'over');
    expect(cat.table.promises.length).toBe(1);
    await ann.leave();
    await cat.ask('rematch');
    await cat.until(() => cat.seated.length === 2);
    const dan = await Guest.join(server.url, code, 'Dan');
    expect([dan.player, dan.seated]).toEqual(['p1', ['Bob', 'Cat', 'Dan']]);
    expect([dan.table.promises.length, cat.table.promises.length]).toEqual([0, 0]);
    for (const guest of [dan, bob, cat]) await guest.ask('ready', { ready: true });
    expect((await bob.ask('start')).ok || (await cat.ask('start')).ok).toBe(true);
    await dan.until(() => dan.table.stage === 'playing');
    expect(await dan.ask('mark', { promise: 1, as: 'kept' })).toMatchObject({ ok: false, refusal: { why: 'noSuchPromise' } });
    expect((await cat.ask('promise', { text: 'another game' })).ok).toBe(true);
    // Whoever has read the first one is shown that there is a new one.
    await dan.until(() => dan.table.promises.length === 1);
    expect(dan.table.promises[0]).toMatchObject({ id: 2, by: 'p3', text: 'another game', state: 'open' });
    await sleep(code, [bob, cat, dan]);
    const woken = await back(code, dan);
    expect(woken.table.promises.map(({ id, text }) => [id, text])).toEqual([[2, 'another game']]);
  });
});

describe('U104 while the store cannot write', () => {
  test('a clock that falls tries again after a pause that grows, and says so once', async () => {
    const { code, time } = await heldTable(MID_GAME, 'normal');
    const guests: Guest[] = [];
    for (const name of ['ann', 'bob', 'cat']) guests.push(await Guest.join(server.url, code, name));
    const [ann] = guests as [Guest];
    const failed = failWrites(code);
    const logged = server.log.length;
    time.pass(readTable(roomOf(code).session.state).timer.at - time.now());
    await roomOf(code).session.queue.idle();
    expect(failed()).toBe(1);
    const tries: number[] = [];
    for (let second = 1; second <= 120; second += 1) {
      const before = failed();
      time.pass(1000);
      await roomOf(code).session.queue.idle();
      if (failed() > before) tries.push(second);
    }
    // One at each step of the pause: 1, 2, 4, 8, 16, 30, 30 … seconds.
    expect(tries).toEqual([1, 3, 7, 15, 31, 61, 91]);
    expect(server.log.slice(logged).filter((line) => line.includes(code) && line.includes('"level":50'))).toHaveLength(1);
    jest.restoreAllMocks();
    const { played } = roomOf(code).session.table as { played: number };
    // Somebody else's write goes through: nothing waits for the end of the pause.
    expect((await ann.ask('chat', { text: 'still here' })).ok).toBe(true);
    await roomOf(code).session.queue.idle();
    time.pass(0);
    await roomOf(code).session.queue.idle();
    expect(roomOf(code).session.table?.played).toBeGreaterThan(played);
  });
});

test('U104 no table is opened that cannot be saved; the next one is', async () => {
  jest.spyOn(SqliteStore.prototype, 'create').mockRejectedValueOnce(new Error('disk full'));
  expect(await post(`${server.url}/api/tables`, {})).toMatchObject({ status: 503, body: { refusal: { why: 'unsaved' } } });
  jest.spyOn(SqliteStore.prototype, 'isUsed').mockRejectedValueOnce(new Error('disk full'));
  expect(await post(`${server.url}/api/tables`, {})).toMatchObject({ status: 503, body: { refusal: { why: 'unsaved' } } });
  expect((await post(`${server.url}/api/tables`, {})).status).toBe(201);
});

describe('U104 while the store is slow', () => {
  /** Writes to this table wait until they are let through. */
  function holdWrites(code: string): () => void {
    const real = SqliteStore.prototype.write;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    jest.spyOn(SqliteStore.prototype, 'write').mockImplementation(function (this: SqliteStore, change) {
      return (change.code === code ? released.then(() => real.call(this, change)) : real.call(this, change)) as never;
    });
    return release;
  }

  test('so many messages of one connection wait, more are refused at once, and a ping is answered', async () => {
    const code = await server.table({ scenario: MID_GAME });
    const [ann, bob] = [await Guest.join(server.url, code, 'ann'), await Guest.join(server.url, code, 'bob')];
    const release = holdWrites(code);
    const replies: Promise<Reply>[] = [];
    for (let i = 0; i < 25; i += 1) replies.push(ann.ask('chat', { text: `line ${i}` }));
    expect(await Promise.all(replies.slice(20))).toMatchObject(Array(5).fill({ ok: false, refusal: { why: 'unsaved' } }));
    const heard = bob.heard.length;
    expect(await ann.ask('ping')).toEqual({ ok: true, seq: ann.board.seq });
    const last = bob.ask('chat', { text: 'me too' });
    expect((await bob.ask('ping')).ok).toBe(true);
    expect(bob.heard.slice(heard).filter(({ type }) => type === 'chat')).toEqual([]);
    release();
    expect((await Promise.all([...replies.slice(0, 20), last])).every(({ ok }) => ok)).toBe(true);
    expect(bob.heard.slice(heard).filter(({ type }) => type === 'chat')).toHaveLength(21);
    // A number that was not counted may be used again.
    expect((await ann.askAs('chat', { n: 100, text: 'again' }, 100)).ok).toBe(true);
  });

  test('a table at which too much waits takes no more messages and lets nobody in', async () => {
    const code = await server.table({ scenario: MID_GAME });
    const ann = await Guest.join(server.url, code, 'ann');
    const release = holdWrites(code);
    const room = roomOf(code);
    const first = ann.ask('chat', { text: 'slow' });
    await ann.ask('ping');
    const done = jest.fn();
    while (!room.session.queue.isFull) room.session.queue.perform(() => {}, done);
    const waiting = done.mock.calls.length;
    expect(await ann.ask('chat', { text: 'no room' })).toMatchObject({ ok: false, refusal: { why: 'unsaved' } });
    await expect(Guest.join(server.url, code, 'bob')).rejects.toMatchObject({ code: JOIN_ERROR.unsaved });
    release();
    expect((await first).ok).toBe(true);
    await room.session.queue.idle();
    expect([waiting, done.mock.calls.length]).toEqual([0, 200]);
    expect((await Guest.join(server.url, code, 'bob')).player).toBe('bob');
  });
});

describe('U104 what is kept of a talk', () => {
  const rows = (code: string): string[] => {
    const db = new Database(`${server.dataDir}/illuminice.db`);
    const lines = db.prepare('SELECT line FROM talk WHERE code = ? ORDER BY i').all(code) as { line: string }[];
    db.close();
    return lines.map(({ line }) => line);
  };
  const said = (guest: Guest) =>
    guest.heard.flatMap(({ type, message }) =>
      type === 'chat' ? (message as { lines: { text: string }[] }).lines.map(({ text }) => text) : [],
    );

  test('is what is shown, and little more: two hundred lines, and the promises of this game with their marks', async () => {
    const code = await server.table({ scenario: MID_GAME });
    const [ann, bob] = [await Guest.join(server.url, code, 'ann'), await Guest.join(server.url, code, 'bob')];
    await ann.ask('promise', { text: 'peace' });
    await bob.ask('mark', { promise: 1, as: 'kept' });
    for (let i = 0; i < 650; i += 1) await ann.ask('chat', { text: `line ${i}` });
    expect(rows(code).length).toBeLessThan(420);
    await sleep(code, [ann, bob]);
    const again = await back(code, ann);
    expect(said(again)).toEqual(Array.from({ length: 200 }, (_, i) => `line ${450 + i}`));
    expect(again.table.promises.map(({ text, state, markedBy }) => [text, state, markedBy])).toEqual([['peace', 'kept', 'bob']]);
    for (let i = 650; i < 900; i += 1) await again.ask('chat', { text: `line ${i}` });
    expect(rows(code).length).toBeLessThan(420);
  });

  test('holds no whisper of a seat that was freed', async () => {
    const code = await server.table({ seats: 2 });
    const [ann, bob] = (await gather(server.url, code, ['Ann', 'Bob'])) as [Guest, Guest];
    await ann.ask('chat', { text: 'to all' });
    await ann.ask('chat', { to: 'p2', text: 'psst' });
    expect(rows(code).filter((line) => line.includes('psst'))).toHaveLength(1);
    await bob.leave();
    await ann.until(() => ann.seated.length === 1);
    expect(rows(code).map((line) => JSON.parse(line).line.text)).toEqual(['to all']);
  });

  test('C-804: so many promises a player may make in a game, in deals or not; a deal with one more is not made', async () => {
    const { code } = await heldTable(MID_GAME, 'off');
    const [ann, bob] = [await Guest.join(server.url, code, 'ann'), await Guest.join(server.url, code, 'bob')];
    for (let i = 0; i < 50; i += 1) expect((await ann.ask('promise', { text: `word ${i}` })).ok).toBe(true);
    const refusal = { ok: false, refusal: { why: 'tooManyPromises', with: { most: 50 } } };
    expect(await ann.ask('promise', { text: 'one more' })).toMatchObject(refusal);
    await ann.play({ type: 'offer', to: 'bob', ask: { money: 3 }, give: { promise: 'one more' } });
    await bob.until(() => bob.board.offers.length === 1);
    expect(await bob.play({ type: 'answer', offer: 'offer-1', accept: true })).toMatchObject(refusal);
    expect([bob.board.cards.ufos?.money, bob.board.offers.length, bob.table.promises.length]).toEqual([9, 1, 50]);
    // It is Ann who has no words left.
    expect((await bob.ask('promise', { text: 'mine' })).ok).toBe(true);
  });
});

test('U104 what is still waiting when a table closes is done before it is gone', async () => {
  const code = await server.table({ scenario: MID_GAME, clock: 'normal' });
  const guests: Guest[] = [];
  for (const name of ['ann', 'bob', 'cat']) guests.push(await Guest.join(server.url, code, name));
  const real = SqliteStore.prototype.write;
  jest.spyOn(SqliteStore.prototype, 'write').mockImplementation(function (this: SqliteStore, change) {
    return new Promise<void>((resolve) => setImmediate(resolve)).then(() => real.call(this, change)) as never;
  });
  await sleep(code, guests);
  const db = new Database(`${server.dataDir}/illuminice.db`);
  const { pulse } = db.prepare('SELECT pulse FROM tables WHERE code = ?').get(code) as { pulse: string };
  db.close();
  expect(JSON.parse(pulse)).toMatchObject({ restingSince: expect.any(Number) });
});

describe('U02, U104 what computer players remember', () => {
  test('outlives the process: grudges, promises, and what they leave to chance', async () => {
    const code = await server.table({ seats: 2, computers: 1, start: true });
    const ann = await Guest.join(server.url, code, 'Ann');
    const kept = async () => {
      await roomOf(code).session.queue.idle();
      const db = new Database(`${server.dataDir}/illuminice.db`);
      const { pulse } = db.prepare('SELECT pulse FROM tables WHERE code = ?').get(code) as { pulse: string };
      db.close();
      return (JSON.parse(pulse) as { minds: StoredRecollections | null }).minds?.of.p1;
    };
    while (!(await kept())?.memory) {
      await ann.until(() => decision(ann.board).who.includes('p2'));
      await ann.play(leastIntent(ann.view) as Intent);
    }
    const before = await kept();
    expect(before).toMatchObject({ memory: { others: expect.any(Object), pledges: expect.any(Array) } });
    await sleep(code, [ann]);
    const db = new Database(`${server.dataDir}/illuminice.db`);
    const grudge = JSON.stringify({ p2: { grudge: 3, kept: 0, broken: 0 } });
    db.prepare("UPDATE tables SET pulse = json_set(pulse, '$.minds.of.p1.memory.others', json(?)) WHERE code = ?").run(grudge, code);
    db.close();
    const again = await back(code, ann);
    await again.ask('orders', { orders: { ask: 'danger' } });
    const after = await kept();
    expect(after?.seed).toBe(before?.seed);
    // It fades from turn to turn, while the player thinks on.
    expect(after?.memory).toMatchObject({ others: { p2: { grudge: expect.closeTo(3, 0) } } });
    await again.leave();
  });

  test('is begun anew where it is of another shape, as another release may have kept it', () => {
    const { state } = classic.createGame({ players: ['p1', 'p2'], seed: 'kept' });
    const asked = classic.viewFor(state, 'p1');
    const question = { ruleset: 'classic', level: 'expert', style: 'plain', seed: 1, offers: null, asked } as const;
    const fresh = think({ ...question, memory: null });
    for (const memory of [7, [], { turn: 'one' }, { ...(fresh.memory as object), pledges: {} }])
      expect(think({ ...question, memory })).toEqual(fresh);
  });
});

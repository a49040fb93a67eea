import { CLOSE, JOIN_ERROR } from '@illuminice/protocol';
import Database from 'libsql';
import { SqliteStore } from '../src/store/sqlite.js';
import { Guest, gather, gatherAndStart } from './harness/guest.js';
import type { LocalRoom } from './harness/local-room.js';
import { MID_GAME } from './harness/scenario.js';
import { get, post, type TestServer } from './harness/server.js';
import { startTables } from './harness/tables.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTables({ allowScenarios: true });
});
afterAll(() => server.close());

const roomOf = (code: string) => server.tables.get(code) as unknown as LocalRoom;

/** The room goes, as with a restart of the server; what it was is in the store alone. */
async function sleep(code: string, guests: readonly Guest[]): Promise<void> {
  await roomOf(code).disconnect(CLOSE.idle);
  await Promise.all(guests.map((guest) => guest.until(() => guest.left !== null)));
}

const back = (code: string, { token }: Guest) => Guest.join(server.url, code, 'whoever', { token });

/** Changes what is stored behind the server's back. */
function tamper(sql: string, ...values: unknown[]): void {
  const db = new Database(`${server.dataDir}/illuminice.db`);
  expect(db.prepare(sql).run(values as never).changes).toBeGreaterThan(0);
  db.close();
}

/** Makes it look as if a table had fallen asleep so much earlier, in ms. */
function sleptFor(code: string, ms: number): void {
  const db = new Database(`${server.dataDir}/illuminice.db`);
  const { pulse } = db.prepare('SELECT pulse FROM tables WHERE code = ?').get(code) as { pulse: string };
  const stored = JSON.parse(pulse) as { timer: { since: number; at: number }; restingSince: number };
  stored.timer.since -= ms;
  stored.timer.at -= ms;
  stored.restingSince -= ms;
  db.close();
  tamper('UPDATE tables SET pulse = ? WHERE code = ?', JSON.stringify(stored), code);
}

const said = (guest: Guest) =>
  guest.heard.flatMap(({ type, message }) =>
    type === 'chat' ? (message as { lines: { text: string }[] }).lines.map(({ text }) => text) : [],
  );

describe('U103 U104 a table that sleeps in the store', () => {
  test('wakes with the same seats, hands, talk, promises, orders and clock when somebody comes back', async () => {
    const code = await server.table({ scenario: MID_GAME, clock: 'normal', name: 'Ann’s', public: true });
    const guests: Guest[] = [];
    for (const name of ['ann', 'bob', 'cat']) guests.push(await Guest.join(server.url, code, name));
    const [ann, bob, cat] = guests as [Guest, Guest, Guest];
    await ann.play({ type: 'taxFrom', card: 'republicans' });
    await ann.ask('chat', { text: 'to all' });
    await ann.ask('chat', { to: 'bob', text: 'psst' });
    await bob.ask('promise', { to: 'ann', text: 'not me' });
    await ann.until(() => ann.table.promises.length === 1);
    await ann.ask('mark', { promise: 1, as: 'kept' });
    await cat.ask('orders', { orders: { ask: 'target' } });
    const { hash } = roomOf(code).session.table ?? {};
    const left = ann.table.timer.at - Date.now();
    expect(left).toBeGreaterThan(0);
    const seen = guests.map(({ view }) => structuredClone(view));
    await sleep(code, guests);
    sleptFor(code, 3_600_000);

    expect((await get(`${server.url}/api/tables/${code}`)).body).toMatchObject({
      code,
      name: 'Ann’s',
      stage: 'playing',
      seats: 3,
      taken: 3,
    });
    expect((await get(`${server.url}/api/tables`)).body).toMatchObject({
      tables: expect.arrayContaining([expect.objectContaining({ code })]),
    });
    expect(roomOf(code)).toBeUndefined();

    const again: Guest[] = [];
    for (const guest of guests) again.push(await back(code, guest));
    expect(again.map(({ view }) => view)).toEqual(seen);
    expect(roomOf(code).session.table?.hash).toBe(hash);
    const [ann2, bob2, cat2] = again as [Guest, Guest, Guest];
    expect(said(ann2)).toEqual(['to all', 'psst']);
    expect(said(cat2)).toEqual(['to all']);
    expect(ann2.table.promises[0]).toMatchObject({ by: 'bob', to: 'ann', text: 'not me', state: 'kept', markedBy: 'ann' });
    expect(cat2.heard.find(({ type }) => type === 'orders')?.message).toMatchObject({ orders: { ask: 'target' } });
    expect(bob2.heard.some(({ type }) => type === 'orders')).toBe(false);
    // The clock stood still in that hour; the seconds around it are the test's.
    expect(ann2.table.timer.at - Date.now()).toBeGreaterThan(left - 60_000);
  });

  test('keeps what spectators said to each other, and to nobody else, and the score of a series', async () => {
    const code = await server.table({ seats: 2, spectators: true });
    const players = (await gatherAndStart(server.url, code, ['Ann', 'Bob'])) as [Guest, Guest];
    const [ann, bob] = players;
    expect((await bob.play({ type: 'concede' })).ok).toBe(true);
    await ann.until(() => ann.table.stage === 'over');
    expect((await ann.ask('rematch')).ok).toBe(true);
    expect((await bob.ask('ready', { ready: true })).ok).toBe(true);
    const host = players.find(({ player }) => player === ann.table.host) as Guest;
    const other = host === ann ? bob : ann;
    await other.ask('ready', { ready: true });
    expect((await host.ask('start')).ok).toBe(true);
    await ann.until(() => ann.table.stage === 'playing');
    const eve = await Guest.join(server.url, code, 'Eve', { spectate: true });
    expect((await eve.ask('chat', { text: 'Ann will win again' })).ok).toBe(true);
    await sleep(code, [ann, bob, eve]);

    const ann2 = await back(code, ann);
    const dan = await Guest.join(server.url, code, 'Dan', { spectate: true });
    expect(ann2.table.score).toEqual([
      { name: 'Ann', won: 1, games: 1 },
      { name: 'Bob', won: 0, games: 1 },
    ]);
    expect([said(ann2), said(dan)]).toEqual([[], ['Ann will win again']]);
    // What comes is counted on.
    expect((await ann2.play({ type: 'concede' })).ok).toBe(true);
    await ann2.until(() => ann2.table.stage === 'over');
    expect(ann2.table.score).toEqual([
      { name: 'Ann', won: 1, games: 2 },
      { name: 'Bob', won: 1, games: 2 },
    ]);
  });

  test('keeps its lobby: host, settings, colours, computer players, password', async () => {
    const code = await server.table({ seats: 5, computers: 1, password: 'swordfish', clock: 'brisk' });
    const ann = await Guest.join(server.url, code, 'Ann', { password: 'swordfish' });
    await ann.ask('colour', { colour: 6 });
    await ann.ask('configure', { options: { hiddenGoals: true }, name: 'Late' });
    await sleep(code, [ann]);
    await expect(Guest.join(server.url, code, 'Bob', { password: 'sardine' })).rejects.toMatchObject({ code: JOIN_ERROR.wrongPassword });
    const again = await back(code, ann);
    expect(again.player).toBe(ann.player);
    expect(again.table).toMatchObject({ host: ann.player, name: 'Late', capacity: 5, clock: 'brisk', stage: 'lobby' });
    expect(again.options.hiddenGoals).toBe(true);
    expect(again.table.seats.filter((seat) => seat.computer)).toHaveLength(1);
    expect(again.seat(ann.player ?? '')?.colour).toBe(6);
  });

  test('answers a message that is sent again as before, and carries it out once', async () => {
    const code = await server.table({ scenario: MID_GAME });
    const ann = await Guest.join(server.url, code, 'ann');
    const message = { n: 1, intent: { type: 'taxFrom', card: 'republicans' } };
    const reply = await ann.askAs('intent', message, 1);
    const chat = { n: 2, text: 'hello' };
    await ann.askAs('chat', chat, 2);
    await sleep(code, [ann]);
    const again = await back(code, ann);
    const { played } = roomOf(code).session.table ?? {};
    expect(again.n).toBe(2);
    expect(await again.askAs('intent', message, 1)).toEqual(reply);
    expect((await again.askAs('chat', chat, 2)).ok).toBe(true);
    expect(await again.askAs('chat', { n: 2, text: 'other' }, 2)).toMatchObject({ refusal: { why: 'repeated' } });
    expect(roomOf(code).session.table?.played).toBe(played);
    expect(said(again)).toEqual(['hello']);
  });

  test('plays on from a damaged snapshot by its journal, and says so in the log', async () => {
    const [ann, bob] = (await gatherAndStart(server.url, await server.table(), ['Ann', 'Bob'])) as [Guest, Guest];
    const code = ann.room.roomId;
    await ann.play({ type: 'chooseIlluminati', slot: 0 });
    const { hash, id } = roomOf(code).session.table ?? {};
    await sleep(code, [ann, bob]);
    tamper('INSERT INTO snapshots (game, seq, state, hash) VALUES (?, 1, ?, ?)', id, '{"board":{}}', 'x');
    await back(code, ann);
    expect(roomOf(code).session.table?.hash).toBe(hash);
    expect(server.log.some((line) => line.includes(code) && line.includes('snapshot'))).toBe(true);
  });

  test('with a journal that cannot be stepped is refused in words; it stays in the store, and its cards out of the log', async () => {
    const [ann, bob] = (await gatherAndStart(server.url, await server.table(), ['Ann', 'Bob'])) as [Guest, Guest];
    const code = ann.room.roomId;
    expect((await ann.play({ type: 'chooseIlluminati', slot: 3 })).ok).toBe(true);
    const { id } = roomOf(code).session.table ?? {};
    await sleep(code, [ann, bob]);
    tamper('UPDATE journal SET intent = ? WHERE game = ?', '{"type":"playSpecial","card":"assassination"}', id);
    await expect(back(code, ann)).rejects.toMatchObject({ code: JOIN_ERROR.damaged });
    expect(server.log.filter((line) => line.includes('assassination'))).toEqual([]);
    expect((await get(`${server.url}/api/tables/${code}`)).status).toBe(200);
  });
});

describe('U104 a store that cannot write', () => {
  test('opens no table, and says so as it does everywhere', async () => {
    jest.spyOn(SqliteStore.prototype, 'create').mockRejectedValue(new Error('disk full'));
    const { status, body } = await post(`${server.url}/api/tables`, {});
    expect([status, body]).toEqual([503, { refusal: expect.objectContaining({ code: 'table', why: 'unsaved' }) }]);
    jest.restoreAllMocks();
    expect((await post(`${server.url}/api/tables`, {})).status).toBe(201);
  });

  test('refuses what cannot be saved and leaves everything as it was; other tables play on', async () => {
    const code = await server.table({ scenario: MID_GAME });
    const [ann, bob] = [await Guest.join(server.url, code, 'ann'), await Guest.join(server.url, code, 'bob')];
    const elsewhere = (await gather(server.url, await server.table(), ['Cat', 'Dan'])) as [Guest, Guest];
    const real = SqliteStore.prototype.write;
    jest.spyOn(SqliteStore.prototype, 'write').mockImplementation(function (this: SqliteStore, change) {
      if (change.code === code) throw new Error('disk full: deep-agent');
      return real.call(this, change);
    });
    const [board, heard] = [structuredClone(ann.board), bob.heard.length];
    const { hash } = roomOf(code).session.table ?? {};
    expect(await ann.play({ type: 'taxFrom', card: 'republicans' })).toMatchObject({ ok: false, refusal: { why: 'unsaved' } });
    expect(await bob.ask('chat', { text: 'anybody?' })).toMatchObject({ ok: false, refusal: { why: 'unsaved' } });
    expect((await elsewhere[0].ask('chat', { text: 'all is well' })).ok).toBe(true);
    expect(ann.board).toEqual(board);
    expect(bob.heard.slice(heard).map(({ type }) => type)).toEqual(['refused']);
    expect(roomOf(code).session.table?.hash).toBe(hash);
    jest.restoreAllMocks();
    expect((await ann.play({ type: 'taxFrom', card: 'republicans' })).ok).toBe(true);
    await bob.until(() => bob.board.seats[0]?.taxFrom === 'republicans');
    expect(server.log.filter((line) => line.includes('deep-agent'))).toEqual([]);
  });
});

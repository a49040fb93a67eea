import { randomPolicy } from '@illuminice/lab';
import { CLOSE, type CreateTable, readTable, type TableInfo } from '@illuminice/protocol';
import { type Board, decision } from '@illuminice/rules/classic';
import Database from 'libsql';
import { classicTable } from './harness/classic-table.js';
import { Guest, gather } from './harness/guest.js';
import type { LocalRoom } from './harness/local-room.js';
import { heldLobby, heldTable } from './harness/room.js';
import { MID_GAME } from './harness/scenario.js';
import { get, type TestServer } from './harness/server.js';
import { startTables } from './harness/tables.js';
import { names } from './harness/tap.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTables({ allowScenarios: true, maxMessagesPerSecond: 100_000 });
});
afterAll(() => server.close());

const roomOf = (code: string) => server.tables.get(code) as unknown as LocalRoom;
const DELAY = 120;
const CANARY = 'canary-4c1f';

const watch = (code: string): Promise<Guest> => Guest.join(server.url, code, 'Eve', { spectate: true });

/** What went out to somebody since the last look. */
const taken = ({ room }: Guest): Buffer => room.taken?.() ?? Buffer.of();

/** Whatever goes out to a spectator until now, as it would lie on the wire and as it can be read. */
async function heardBy(guest: Guest): Promise<Buffer> {
  await guest.ask('sync');
  return Buffer.concat([taken(guest), guest.readable]);
}

const boardOf = (guest: Guest): Board | null => (guest.room.state.board ? structuredClone(guest.board) : null);

describe('U106 spectators of a table with a delay', () => {
  test('get nothing of what happens now before its time, down to the bytes: cards, dice, talk, promises, the number of the board', async () => {
    const { code, time } = await heldTable(MID_GAME, 'off', 0, { spectatorDelay: DELAY, public: true });
    const [ann, bob] = [await Guest.join(server.url, code, 'ann'), await Guest.join(server.url, code, 'bob')];
    await Guest.join(server.url, code, 'cat');
    const eve = await watch(code);
    expect([eve.player, eve.table.stage, eve.room.state.board]).toEqual([null, 'playing', undefined]);
    time.pass(DELAY * 1000);
    await eve.until(() => boardOf(eve)?.seq === ann.board.seq);
    const before = boardOf(eve);
    expect(before).toEqual(ann.board);
    await heardBy(eve);

    await ann.play({ type: 'flipSpecial', card: 'deep-agent' });
    await ann.play({ type: 'attack', kind: 'control', attacker: 'republicans', target: 'moonies', aids: [] });
    await bob.ask('chat', { text: `${CANARY}-chat` });
    await bob.ask('promise', { text: `${CANARY}-promise` });
    const then = boardOf(ann);
    const now = ann.board.seq;

    const late = await watch(code);
    time.pass(DELAY * 1000 - 1);
    for (const one of [eve, late]) {
      expect(await one.ask('ping')).toEqual({ ok: true, seq: before?.seq });
      expect(await one.play({ type: 'pass' })).toMatchObject({ ok: false, refusal: { why: 'notSeated' } });
      const bytes = await heardBy(one);
      expect([names(bytes, 'deep-agent'), names(bytes, 'attackAnnounced'), bytes.includes(CANARY)]).toEqual([false, false, false]);
      expect(boardOf(one)).toEqual(before);
    }
    expect(late.past).toEqual(eve.past);
    const elsewhere = [await get(`${server.url}/api/tables`), await get(`${server.url}/api/tables/${code}`)];
    expect(JSON.stringify(elsewhere)).not.toMatch(/deep-agent|moonies|canary/);
    expect(JSON.stringify(elsewhere)).toContain(`"spectatorDelay":${DELAY}`);

    time.pass(1);
    for (const one of [eve, late]) {
      await one.until(() => one.board.seq === now && one.table.promises.length === 1);
      expect(boardOf(one)).toEqual(then);
      const bytes = await heardBy(one);
      expect([names(bytes, 'deep-agent'), names(bytes, 'attackAnnounced')]).toEqual([true, true]);
      expect(bytes.toString('latin1').match(new RegExp(CANARY, 'g'))?.length).toBeGreaterThanOrEqual(2);
      expect(one.events.map(({ type }) => type)).toEqual(expect.arrayContaining(['specialTurnedUp', 'attackAnnounced']));
    }
    for (const guest of [ann, bob, eve, late]) await guest.leave();
  });

  test('see the board of so long ago at every moment, and catch up at once when the game is over', async () => {
    const { code, time, room, pass } = await heldLobby(2, { spectatorDelay: 30, clock: 'relaxed' });
    const guests = (await gather(server.url, code, ['Ann', 'Bob'])) as [Guest, Guest];
    const fromTheLobby = await watch(code);
    expect(fromTheLobby.table.stage).toBe('lobby');
    await guests[0].ask('start');
    await fromTheLobby.until(() => fromTheLobby.left !== null);
    expect(fromTheLobby.left).toBe(CLOSE.again);
    expect(names(taken(fromTheLobby), 'chooseIlluminati')).toBe(false);
    const eve = await watch(code);

    const policies = guests.map((_, i) => randomPolicy(i + 11));
    const seen: { at: number; board: Board; timer: TableInfo['timer'] }[] = [];
    const note = () => {
      const { board } = classicTable(room);
      if (seen.at(-1)?.board.seq === board.seq) return;
      seen.push({ at: time.now(), board: structuredClone(board), timer: readTable(room.session.state).timer });
    };
    for (let moves = 0; moves < 45; moves += 1) {
      const { board } = classicTable(room);
      await Promise.all(guests.map((guest) => guest.until(() => guest.room.state.board !== undefined && guest.board.seq === board.seq)));
      const one = guests.findIndex(({ player }) => player === decision(board).who[0]);
      const intent = policies[one]?.((guests[one] as Guest).view);
      if (intent) await (guests[one] as Guest).play(intent);
      // Whoever moves at random may lose all they have.
      if (board.outcome) break;
      await room.session.queue.idle();
      note();
      // In small steps, since a window may end by itself at any of them.
      for (let step = 0; step < 17; step += 1) {
        await pass(100);
        note();
      }
      const due = seen.findLast(({ at }) => at <= time.now() - 30_000);
      await eve.until(() => boardOf(eve)?.seq === due?.board.seq && (!due || eve.table.timer.at === due.timer.at));
      expect([moves, boardOf(eve)]).toEqual([moves, due?.board ?? null]);
      expect([moves, eve.table.timer]).toEqual([moves, due?.timer ?? expect.objectContaining({ kind: '' })]);
    }
    expect(eve.board.seq).toBeGreaterThan(5);
    await guests[0].play({ type: 'concede' });
    await eve.until(() => eve.table.stage === 'over' && Boolean(eve.board.outcome));
    expect(boardOf(eve)).toEqual(guests[1].board);
    expect(eve.table.game).toBe(room.session.table?.id);
    expect(eve.events.at(-1)?.type).toBe('gameOver');

    // Another game: whoever looks on sees the lobby with all others again.
    await guests[1].ask('rematch');
    await eve.until(() => eve.left === CLOSE.again);
    const again = await watch(code);
    expect(again.table.stage).toBe('lobby');
    await roomOf(code).disconnect(CLOSE.idle);
  });

  test('are joined by who gives their seat to a computer player: what they saw live ends there', async () => {
    const { code } = await heldTable(MID_GAME, 'off', 0, { spectatorDelay: DELAY });
    const ann = await Guest.join(server.url, code, 'ann');
    await Guest.join(server.url, code, 'bob');
    await ann.ask('handOver');
    await ann.until(() => ann.left !== null);
    expect([ann.left, ann.player]).toEqual([CLOSE.again, null]);
    const back = await Guest.join(server.url, code, 'ann', { spectate: true });
    expect(back.room.state.board).toBeUndefined();
    // The seat is still theirs, with all that can be seen from it.
    const seated = await Guest.join(server.url, code, 'ann', { token: ann.token });
    expect(seated.board.turn?.player).toBe('ann');
    await roomOf(code).disconnect(CLOSE.idle);
  });

  test('see after a restart of the server what was long enough ago, and no more', async () => {
    const code = await server.table({ scenario: MID_GAME, spectatorDelay: 600 });
    const ann = await Guest.join(server.url, code, 'ann');
    await ann.play({ type: 'taxFrom', card: 'republicans' });
    const { seq } = ann.board;
    await ann.ask('chat', { text: `${CANARY}-old` });
    await ann.play({ type: 'flipSpecial', card: 'deep-agent' });
    await ann.ask('promise', { text: `${CANARY}-promise` });
    await ann.ask('chat', { text: `${CANARY}-new` });
    await roomOf(code).disconnect(CLOSE.idle);
    await ann.until(() => ann.left !== null);
    const db = new Database(`${server.dataDir}/illuminice.db`);
    const hour = 3_600_000;
    db.prepare('UPDATE games SET begun = begun - ? WHERE code = ?').run(hour, code);
    db.prepare('UPDATE journal SET at = at - ? WHERE seq = 1 AND game = (SELECT game FROM tables WHERE code = ?)').run(hour, code);
    const { line } = db.prepare('SELECT line FROM talk WHERE code = ? AND i = 0').get(code) as { line: string };
    const old = JSON.parse(line);
    old.line.at -= hour;
    db.prepare('UPDATE talk SET line = ? WHERE code = ? AND i = 0').run(JSON.stringify(old), code);
    db.close();

    const eve = await watch(code);
    const bytes = await heardBy(eve);
    expect(eve.board.seq).toBe(seq);
    expect(eve.board.seats[0]?.taxFrom).toBe('republicans');
    expect([names(bytes, 'deep-agent'), bytes.includes(`${CANARY}-new`), bytes.includes(`${CANARY}-promise`)]).toEqual([
      false,
      false,
      false,
    ]);
    expect(bytes.includes(`${CANARY}-old`)).toBe(true);
    await roomOf(code).disconnect(CLOSE.idle);
  });

  describe('whatever the machine’s clock is set to', () => {
    const DAY = 86_400_000;
    const setClock = (ms: number) => {
      const { now } = Date;
      jest.spyOn(Date, 'now').mockImplementation(() => now() + ms);
    };
    afterEach(() => jest.restoreAllMocks());

    test('forward: see nothing earlier', async () => {
      const code = await server.table({ scenario: MID_GAME, spectatorDelay: 600 });
      const ann = await Guest.join(server.url, code, 'ann');
      const eve = await watch(code);
      await ann.play({ type: 'taxFrom', card: 'republicans' });
      setClock(DAY);
      await ann.play({ type: 'flipSpecial', card: 'deep-agent' });
      await ann.ask('chat', { text: `${CANARY}-forward` });
      const bytes = await heardBy(eve);
      expect([names(bytes, 'deep-agent'), names(bytes, 'taxNamed'), bytes.includes(CANARY)]).toEqual([false, false, false]);
      expect(eve.room.state.board).toBeUndefined();
      await roomOf(code).disconnect(CLOSE.idle);
    });

    test('back: see what was long enough ago', async () => {
      const code = await server.table({ scenario: MID_GAME, spectatorDelay: 1 });
      const ann = await Guest.join(server.url, code, 'ann');
      const eve = await watch(code);
      setClock(-DAY);
      await ann.play({ type: 'taxFrom', card: 'republicans' });
      await eve.until(() => boardOf(eve)?.seats[0]?.taxFrom === 'republicans');
      await roomOf(code).disconnect(CLOSE.idle);
    });

    test.each([
      ['forward', -DAY],
      ['back', DAY],
    ])('%s while the table slept: see as much, and in its order', async (_, ms) => {
      const code = await server.table({ scenario: MID_GAME, spectatorDelay: 600 });
      const ann = await Guest.join(server.url, code, 'ann');
      await ann.play({ type: 'taxFrom', card: 'republicans' });
      await ann.play({ type: 'flipSpecial', card: 'deep-agent' });
      await roomOf(code).disconnect(CLOSE.idle);
      await ann.until(() => ann.left !== null);
      // What was written by another clock than the one that goes now.
      const db = new Database(`${server.dataDir}/illuminice.db`);
      const { pulse } = db.prepare('SELECT pulse FROM tables WHERE code = ?').get(code) as { pulse: string };
      const { at, ...rest } = JSON.parse(pulse);
      db.prepare('UPDATE tables SET touched = touched + ?, pulse = ? WHERE code = ?').run(
        ms,
        JSON.stringify({ ...rest, at: at + ms }),
        code,
      );
      db.prepare('UPDATE games SET begun = begun + ? WHERE code = ?').run(ms - 3_600_000, code);
      db.prepare('UPDATE journal SET at = at + ? WHERE game = (SELECT game FROM tables WHERE code = ?)').run(ms, code);
      db.prepare('UPDATE journal SET at = at - ? WHERE seq = 1 AND game = (SELECT game FROM tables WHERE code = ?)').run(1_800_000, code);
      db.close();
      const eve = await watch(code);
      expect(names(await heardBy(eve), 'deep-agent')).toBe(false);
      expect(boardOf(eve)?.seats[0]?.taxFrom).toBe('republicans');
      await roomOf(code).disconnect(CLOSE.idle);
    });
  });

  test.each([
    [-1, 'badMessage'],
    [601, 'badMessage'],
    [1.5, 'badMessage'],
    ['2 min', 'badMessage'],
  ])('the delay is a whole number of seconds, ten minutes at most: not %p', async (spectatorDelay, why) => {
    await expect(server.table({ spectatorDelay } as CreateTable)).rejects.toThrow(why);
    const code = await server.table();
    const [ann, bob] = (await gather(server.url, code, ['Ann', 'Bob'])) as [Guest, Guest];
    expect(await ann.ask('configure', { spectatorDelay })).toMatchObject({ ok: false, refusal: { why } });
    expect(await bob.ask('configure', { spectatorDelay: 30 })).toMatchObject({ ok: false, refusal: { why: 'notHost' } });
    expect(await ann.ask('configure', { spectatorDelay: 30 })).toMatchObject({ ok: true });
    expect(ann.table.spectatorDelay).toBe(30);
    for (const guest of [ann, bob]) await guest.leave();
  });
});

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { CLOSE, type GameRecord } from '@illuminice/protocol';
import Database from 'libsql';
import { GameRecords } from '../../src/http/game-records.js';
import type { TableRoom } from '../../src/room/table-room.js';
import type { FinishedGame } from '../../src/session/game/branch.js';
import { Table } from '../../src/session/game/table.js';
import { SqliteStore } from '../../src/store/sqlite.js';
import { Guest } from '../harness/guest.js';
import { MID_GAME } from '../harness/scenario.js';
import type { TestServer } from '../harness/server.js';
import { startTables } from '../harness/tables.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTables({ allowScenarios: true });
});
afterAll(() => server.close());
afterEach(() => jest.restoreAllMocks());

const roomOf = (code: string) => server.tables.get(code) as TableRoom;

/** Intents that are read from the store at a time, and so the most that are stepped in one slice when a table wakes. */
const PAGE = 500;
/** Intents of a game that is long, in pairs: an offer and its withdrawal. */
const LENGTH = 3000;

/** Counts how often something is done in each turn of the event loop. */
function turns() {
  const counts: number[] = [];
  let now = 0;
  let going = true;
  const tick = () => {
    now += 1;
    if (going) setImmediate(tick);
  };
  tick();
  return {
    note: () => {
      counts[now] = (counts[now] ?? 0) + 1;
    },
    /** @returns all of them, and the most in one turn */
    stop: () => {
      going = false;
      const all = counts.filter(Boolean);
      return { total: all.reduce((sum, count) => sum + count, 0), most: Math.max(...all) };
    },
  };
}

/** Counts intents that are stepped. */
function countSteps() {
  const counter = turns();
  const { play } = Table.prototype;
  jest.spyOn(Table.prototype, 'play').mockImplementation(function (this: Table, ...what: Parameters<Table['play']>) {
    counter.note();
    return play.apply(this, what);
  });
  return counter;
}

/**
 * A sleeping table with a long game, which spectators see ten minutes later.
 *
 * @param age how long ago everything was played, in ms
 */
async function longGame(age: number): Promise<{ code: string; ann: Guest; bob: Guest; cat: Guest }> {
  const code = await server.table({ scenario: MID_GAME, spectatorDelay: 600 });
  const [ann, bob, cat] = [
    await Guest.join(server.url, code, 'ann'),
    await Guest.join(server.url, code, 'bob'),
    await Guest.join(server.url, code, 'cat'),
  ];
  await roomOf(code).disconnect(CLOSE.idle);
  for (const guest of [ann, bob, cat]) await guest.until(() => guest.left !== null);
  const db = new Database(`${server.dataDir}/illuminice.db`);
  const { game } = db.prepare('SELECT game FROM tables WHERE code = ?').get(code) as { game: string };
  db.prepare('UPDATE games SET begun = begun - ? WHERE id = ?').run(age, game);
  const insert = db.prepare('INSERT INTO journal (game, seq, player, n, at, intent) VALUES (?, ?, ?, ?, ?, ?)');
  db.exec('BEGIN');
  for (let i = 0; i < LENGTH; i += 1) {
    const intent = i % 2 === 0 ? { type: 'offer', to: 'bob', give: { money: 1 } } : { type: 'withdraw', offer: `offer-${(i + 1) / 2}` };
    insert.run(game, i + 1, 'ann', null, Date.now() - age, JSON.stringify(intent));
  }
  db.exec('COMMIT');
  db.close();
  return { code, ann, bob, cat };
}

const HOUR = 3_600_000;

describe('U103 U106 a long game', () => {
  test('is stepped again in yielding when its table wakes, for those who play and those who see it later', async () => {
    const { code } = await longGame(HOUR);
    const steps = countSteps();
    const eve = await Guest.join(server.url, code, 'Eve', { spectate: true });
    const { total, most } = steps.stop();
    expect(total).toBe(2 * LENGTH);
    // Of two slices in turns that follow each other both may fall between two looks.
    expect(most).toBeLessThanOrEqual(2 * PAGE);
    expect(eve.board).toEqual(roomOf(code).session.table?.board);
    await roomOf(code).disconnect();
  });

  test('is shown in yielding to who sees it later, once it is over: whole, in order, and no half of a step', async () => {
    const { code, ann, bob, cat } = await longGame(0);
    const [annAgain, bobAgain] = [
      await Guest.join(server.url, code, 'ann', { token: ann.token as string }),
      await Guest.join(server.url, code, 'bob', { token: bob.token as string }),
    ];
    const eve = await Guest.join(server.url, code, 'Eve', { spectate: true });
    expect([eve.room.state.board, cat.left]).toEqual([undefined, CLOSE.idle]);
    const { table } = roomOf(code).session;
    const steps = countSteps();
    await annAgain.play({ type: 'concede' });
    await bobAgain.play({ type: 'concede' });
    expect(table?.over).toBe(true);
    await eve.until(() => eve.table.stage === 'over' && eve.room.state.board?.seq === table?.board.seq);
    const { total, most } = steps.stop();
    expect(total).toBe(LENGTH + 4);
    expect(most).toBeLessThan(LENGTH / 2);
    expect(eve.board).toEqual(table?.board);
    const offers = eve.events.flatMap((event) => (event.type === 'offered' ? [event.offer.id] : []));
    expect(offers).toEqual(Array.from({ length: LENGTH / 2 }, (_, i) => `offer-${i + 1}`));
    expect(eve.events.at(-1)?.type).toBe('gameOver');
    await roomOf(code).disconnect();
  });
});

describe('U106 the record of a long game', () => {
  test('is read page by page and packed once, however many ask for it at once', async () => {
    const store = SqliteStore.open(mkdtempSync(join(tmpdir(), 'records-')), 'normal');
    const cast = JSON.stringify([{ player: 'p1', name: 'Ann', colour: 0, computer: false }]);
    const begin = {
      id: 'long',
      ruleset: 'classic',
      version: 1,
      players: ['p1', 'p2'],
      options: '{}',
      seed: 's',
      origin: null,
      cast,
      begun: 1,
    };
    await store.create({ code: 'LLLLLL', record: '{}', pulse: '{}', begin, stage: 'playing', public: true, at: 1 });
    const entries = Array.from({ length: LENGTH }, (_, i) => ({
      player: `p${1 + (i % 2)}`,
      n: null,
      at: i,
      intent: `{"type":"pass","x":${i}}`,
    }));
    const ending = { hash: 'h', outcome: '{}', cast, public: true, at: 9 };
    await store.write({ code: 'LLLLLL', rev: 0, at: 9, pulse: '{}', played: { game: 'long', first: 1, entries }, ending });

    const reads = turns();
    const read = store.entries.bind(store);
    const spied = jest.spyOn(store, 'entries').mockImplementation((...what) => {
      reads.note();
      return read(...what);
    });
    const records = new GameRecords(store);
    const game = (await store.game('long')) as FinishedGame;
    const all = await Promise.all(Array.from({ length: 30 }, () => records.gzipped(game)));
    expect(new Set(all).size).toBe(1);
    expect(await records.gzipped(game)).toBe(all[0]);
    const { total, most } = reads.stop();
    expect(total).toBe(LENGTH / PAGE + 1);
    expect(most).toBeLessThanOrEqual(2);
    expect(spied.mock.calls.every(([, , most]) => most === PAGE)).toBe(true);
    const record = JSON.parse(gunzipSync(all[0] as Buffer).toString()) as GameRecord;
    expect(record).toMatchObject({ id: 'long', seed: 's', hash: 'h', seats: [{ name: 'Ann' }], startedAt: 1, endedAt: 9 });
    expect(JSON.stringify(record)).not.toContain('LLLLLL');
    expect(record.intents).toEqual(entries.map(({ intent, at }, i) => [i % 2, JSON.parse(intent), at]));
    await store.close();
  });
});

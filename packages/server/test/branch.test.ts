import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameList, GameRecord, HttpRefusal } from '@illuminice/protocol';
import { type AnyIntent, hashOf, recordedGameShape, replayStart, replayStep } from '@illuminice/rules';
import Database from 'libsql';
import { GAMES } from '../src/games/games.js';
import { branchAt, type FinishedGame } from '../src/session/game/branch.js';
import { step } from '../src/session/game/resume.js';
import { Table } from '../src/session/game/table.js';
import type { Entry, Store } from '../src/store/store.js';
import { EVENT_LOOP } from '../src/yielding.js';
import { finished } from './harness/finished.js';
import { Guest } from './harness/guest.js';
import { get, post, startServer, type TestServer } from './harness/server.js';

const FIXTURES = join(__dirname, '../../rules/test');
const newest = (folder: string) => join(folder, String(Math.max(...readdirSync(folder).map(Number).filter(Number.isFinite))));
const RECORDS = {
  classic: newest(join(FIXTURES, 'fixtures')),
  inwo: newest(join(FIXTURES, 'inwo/fixtures')),
};

describe.each(['classic', 'inwo'] as const)('U106 a recorded game of %s', (ruleset) => {
  const folder = RECORDS[ruleset];
  const rules = GAMES[ruleset].ruleset;
  const files = readdirSync(folder).slice(0, 3);

  test.each(files)('%s is wound to any moment: the position has the hash of a replay there, hidden cards and all', async (file) => {
    const record = recordedGameShape(rules).parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
    const entries = record.intents.map(
      ([seat, intent], i): Entry => ({ player: record.players[seat] ?? '', n: i, at: i, intent: JSON.stringify(intent) }),
    );
    const store = {
      entries: async (_game: string, after: number, most: number) => entries.slice(after, after + most),
    } as unknown as Store;
    const game = {
      ...{ id: 'then', ruleset, version: record.version, players: record.players, options: JSON.stringify(record.options) },
      ...{ seed: record.seed, origin: null, cast: '[]', begun: 0, snapshot: null, code: 'BCDFGH' },
      ending: { hash: record.hash ?? '', outcome: '{}', cast: '[]', public: true, at: 0 },
    } satisfies FinishedGame;
    const { state } = replayStart(rules, record);
    const last = entries.length - 1;
    const moments = [0, 1, Math.floor(last / 2), last];
    for (let at = 0; at <= last; at++) {
      if (moments.includes(at)) {
        const branch = await branchAt({ store, yielding: EVENT_LOOP }, game, at, undefined);
        if (typeof branch === 'string') throw new Error(branch);
        const table = Table.at({ ...game, id: 'now' }, branch.snapshot);
        for (const entry of branch.entries.slice(branch.snapshot.seq)) step(table, entry);
        expect([at, table.played, table.hash]).toEqual([at, at, hashOf(state)]);
      }
      replayStep(rules, record, state, at);
    }
    expect(await branchAt({ store, yielding: EVENT_LOOP }, game, entries.length, undefined)).toBe('over');
    expect(await branchAt({ store, yielding: EVENT_LOOP }, game, 0, 'nobody')).toBe('notPlaying');
  });
});

describe('U106 a game that is over goes on from one of its moments', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  const over = async (): Promise<GameRecord> => {
    await finished(server, true);
    const { games } = (await get(`${server.url}/api/games`)).body as GameList;
    return (await get(`${server.url}/api/games/${games[0]?.id}`)).body as GameRecord;
  };

  test('the opener has the seat that they chose, friends find theirs, and all see where it came from', async () => {
    const game = await over();
    const from = { game: game.id, moment: 4, as: 'p2' };
    const code = await server.table({ from });
    const ann = await Guest.join(server.url, code, 'Cleo');
    const bob = await Guest.join(server.url, code, 'Ann');
    expect([ann.player, bob.player]).toEqual(['p2', 'p1']);
    expect(bob.table).toMatchObject({ stage: 'playing', host: 'p2', from: { game: game.id, moment: 4 } });
    expect(ann.table.seats.map(({ name }) => name)).toEqual(['Ann', 'Cleo']);
  });

  test('it is stored with its journal, and a replay of it begins with that of the other', async () => {
    const game = await over();
    const code = await server.table({ public: true, from: { game: game.id, moment: 5, as: 'p1' } });
    const ann = await Guest.join(server.url, code, 'Ann');
    const bob = await Guest.join(server.url, code, 'Bob');
    expect(await bob.play({ type: 'concede' })).toMatchObject({ ok: true });
    await ann.until(() => ann.table.stage === 'over');
    const { body } = await get(`${server.url}/api/games/${ann.table.game}`);
    const branch = body as GameRecord;
    expect([branch.seed, branch.version, branch.options]).toEqual([game.seed, game.version, game.options]);
    const intents = (record: GameRecord) => record.intents.map(([seat, intent]): [number, AnyIntent] => [seat, intent as AnyIntent]);
    expect(intents(branch)).toEqual([...intents(game).slice(0, 5), [1, { type: 'concede' }]]);
    expect((await get(`${server.url}/api/tables/${code}`)).status).toBe(200);
  });

  test.each([
    ['that the rules refuse by now', '{"type":"playSpecial","card":"assassination"}'],
    ['that cannot be read', '{'],
  ])('not over an intent %s: a sentence says so, no table is left behind, and moments before it can be had', async (_what, intent) => {
    const { id } = await over();
    const db = new Database(join(server.dataDir, 'illuminice.db'));
    db.prepare('UPDATE journal SET intent = ? WHERE game = ? AND seq = 3').run(intent, id);
    db.close();
    const before = server.tables.open.length;
    const { status, body } = await post(`${server.url}/api/tables`, { from: { game: id, moment: 4 } });
    expect([status, (body as HttpRefusal).refusal]).toEqual([
      409,
      { code: 'table', why: 'cannotGoOn', text: expect.stringContaining('cannot be played on') },
    ]);
    expect(server.tables.open).toHaveLength(before);
    expect((await post(`${server.url}/api/tables`, { from: { game: id, moment: 2 } })).status).toBe(201);
  });

  test('against computers all other seats are theirs', async () => {
    const game = await over();
    const code = await server.table({ from: { game: game.id, moment: 4, as: 'p1' }, computers: 1 });
    const ann = await Guest.join(server.url, code, 'Ann');
    expect(ann.table.seats.map(({ computer }) => computer)).toEqual([false, true]);
    expect(ann.player).toBe('p1');
  });

  test.each([
    ['a game that there is not', { game: 'none', moment: 1 }, 404],
    ['its end', { moment: 1_000_000 }, 400],
    ['nobody', { moment: 1, as: 'p9' }, 400],
    ['a moment before its beginning', { moment: -1 }, 400],
  ])('not from %s', async (_what, from, status) => {
    const { id } = await over();
    expect((await post(`${server.url}/api/tables`, { from: { game: id, ...from } })).status).toBe(status);
  });
});

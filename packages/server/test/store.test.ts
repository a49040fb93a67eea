import { existsSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { Client } from 'pg';
import { isPassword } from '../src/secrets.js';
import { COLUMNS, type TableName } from '../src/store/columns.js';
import { SCHEMA_VERSION } from '../src/store/migrations.js';
import { openStore } from '../src/store/open.js';
import { CodeTaken, Conflict, type Entry, type NewGame, type NewTable, type Store } from '../src/store/store.js';
import { newDatabase, stopOwnCluster } from './harness/postgres.js';

// A machine that is busy with something else is no failure.
jest.setTimeout(60_000);
afterAll(stopOwnCluster);

interface Place {
  dataDir: string;
  databaseUrl: string | undefined;
}
const open = (place: Place, durability: 'normal' | 'full' = 'normal') =>
  openStore({ ...place, durability }, (error) => {
    throw error;
  });

const game = (id: string): NewGame => ({
  id,
  ruleset: 'classic',
  version: 1,
  players: ['p1', 'p2'],
  options: '{}',
  seed: 'abc',
  origin: null,
  cast: '[]',
  begun: 1000,
});
const table = (code: string, more: Partial<NewTable> = {}): NewTable => ({
  code,
  record: '{"name":"1"}',
  pulse: '{}',
  stage: 'lobby',
  public: false,
  begin: null,
  at: 1000,
  ...more,
});
const entry = (intent: string, n: number | null = null): Entry => ({ player: 'p1', n, at: 1_763_755_200_000, intent });

/** Columns of a table in the database, with type, and `?` where there may be none. */
async function columnsIn({ dataDir, databaseUrl }: Place, name: string): Promise<string[]> {
  if (databaseUrl === undefined) {
    const db = new Database(join(dataDir, 'illuminice.db'), { readonly: true });
    const rows = db.prepare(`PRAGMA table_info(${name})`).all() as { name: string; type: string; notnull: number; pk: number }[];
    db.close();
    return rows.map((row) => `${row.name} ${row.type.toLowerCase()}${row.notnull || row.pk ? '' : '?'}`);
  }
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(
    'SELECT column_name AS name, data_type AS type, is_nullable AS empty FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = $1',
    [name],
  );
  await client.end();
  return rows.map((row: { name: string; type: string; empty: string }) => `${row.name} ${row.type}${row.empty === 'YES' ? '?' : ''}`);
}

describe.each(['sqlite', 'postgres'])('U104 the store, by %s', (kind) => {
  let place: Place;
  let store: Store;
  beforeAll(async () => {
    place = { dataDir: mkdtempSync(join(tmpdir(), 'store-')), databaseUrl: kind === 'postgres' ? await newDatabase() : undefined };
    store = await open(place);
  });
  afterAll(() => store.close());

  test('has the columns that are declared once, with their types', async () => {
    for (const name of Object.keys(COLUMNS) as TableName[]) {
      const declared = Object.entries(COLUMNS[name]).map(
        ([column, { sql, shape }]) => `${column} ${sql}${shape.safeParse(null).success ? '?' : ''}`,
      );
      expect((await columnsIn(place, name)).sort()).toEqual(declared.sort());
    }
  });

  test('gives a table back as it was written, whatever is in its texts', async () => {
    const text = `{"name":"O’Hara \\"; DROP TABLE tables; -- 💥 ? $1"}`;
    await store.create(table('BBBBBB', { record: text, public: true, begin: game('first') }));
    expect(await store.load('BBBBBB')).toMatchObject({ code: 'BBBBBB', rev: 0, record: text, public: true, talk: [], created: 1000 });
    expect((await store.load('BBBBBB'))?.game).toMatchObject({ ...game('first'), snapshot: null, ending: null });
    expect(await store.load('CCCCCC')).toBeNull();
    expect(await store.record('BBBBBB')).toBe(text);
  });

  test('never gives a code twice, not even after its table is gone', async () => {
    await expect(store.create(table('BBBBBB'))).rejects.toBeInstanceOf(CodeTaken);
    await store.create(table('GGGGGG', { at: 5 }));
    await store.remove('GGGGGG');
    expect(await store.load('GGGGGG')).toBeNull();
    expect(await store.isUsed('GGGGGG')).toBe(true);
    expect(await store.isUsed('HHHHHH')).toBe(false);
    await expect(store.create(table('GGGGGG'))).rejects.toBeInstanceOf(CodeTaken);
  });

  test('writes all of a change: record, pulse, journal, talk, snapshot, ending', async () => {
    const { code } = table('DDDDDD');
    await store.create(table(code, { public: true }));
    const shelf = { stage: 'playing' as const, public: true };
    await store.write({ code, rev: 0, at: 2000, record: '{"name":"2"}', shelf, pulse: '{"a":1}', begin: game('second') });
    await store.write({
      code,
      rev: 1,
      at: 3000,
      pulse: '{"a":2}',
      played: { game: 'second', first: 1, entries: [entry('{"x":1}', 7), entry('{"x":2}')] },
    });
    await store.write({ code, rev: 2, at: 3500, pulse: '{"a":3}', talk: { first: 0, lines: ['"one"', '"two"'], instead: false } });
    const snapshot = { seq: 3, state: '{"s":3}', hash: 'h3' };
    const ending = { hash: 'h3', outcome: '{"reason":"goals"}', cast: '[{"player":"p1"}]', public: true, at: 4000 };
    const played = { game: 'second', first: 3, entries: [entry('{"x":3}', 8)] };
    await store.write({
      code,
      rev: 3,
      at: 4000,
      pulse: '{"a":4}',
      played,
      snapshot,
      ending,
      talk: { first: 2, lines: ['"three"'], instead: false },
    });
    expect(await store.load(code)).toMatchObject({
      rev: 4,
      touched: 4000,
      record: '{"name":"2"}',
      pulse: '{"a":4}',
      stage: 'playing',
      talk: ['"one"', '"two"', '"three"'],
      game: { ...game('second'), cast: '[{"player":"p1"}]', snapshot, ending },
    });
    expect(await store.entries('second', 0)).toEqual([entry('{"x":1}', 7), entry('{"x":2}'), entry('{"x":3}', 8)]);
    expect(await store.entries('second', 2)).toEqual([entry('{"x":3}', 8)]);
    expect(await store.entries('second', 1, 1)).toEqual([entry('{"x":2}')]);
    expect(await store.game('second')).toMatchObject({ code, id: 'second', ending });
    expect(await store.games({ limit: 10 })).toMatchObject([{ id: 'second', code, intents: 3, ending }]);
    expect(await store.games({ limit: 10, before: 4000 })).toEqual([]);
  });

  test('U106: tells of finished games page by page, the last first, and of none that began in the middle', async () => {
    for (const [i, code] of ['QQQQQB', 'QQQQQC', 'QQQQQD', 'QQQQQF'].entries()) {
      const at = 9001 + i;
      const ending = { hash: 'h', outcome: '{}', cast: '[]', public: true, at };
      await store.create(table(code, { begin: { ...game(`paged-${i}`), origin: i === 2 ? '{}' : null } }));
      const played = { game: `paged-${i}`, first: 1, entries: [entry('{}')] };
      await store.write({ code, rev: 0, at, pulse: '{}', played, ending });
    }
    const page = async (before?: number) =>
      (await store.games({ limit: 2, ...(before && { before }) })).map(({ id, ending }) => [id, ending?.at]);
    expect(await page()).toEqual([
      ['paged-3', 9004],
      ['paged-1', 9002],
    ]);
    expect((await page(9002))[0]).toEqual(['paged-0', 9001]);
  });

  test('writes what is left of a talk instead of all that was said', async () => {
    const { code } = table('FGFGFG');
    await store.create(table(code));
    await store.create(table('HGHGHG'));
    for (const one of [code, 'HGHGHG'])
      await store.write({ code: one, rev: 0, at: 2, pulse: '{}', talk: { first: 0, lines: ['"one"', '"two"'], instead: false } });
    await store.write({ code, rev: 1, at: 3, pulse: '{}', talk: { first: 2, lines: ['"two"', '"three"'], instead: true } });
    expect(await store.load(code)).toMatchObject({ talk: ['"two"', '"three"'], said: 4 });
    await store.write({ code, rev: 2, at: 4, pulse: '{}', talk: { first: 4, lines: ['"four"'], instead: false } });
    expect(await store.load(code)).toMatchObject({ talk: ['"two"', '"three"', '"four"'], said: 5 });
    expect(await store.load('HGHGHG')).toMatchObject({ talk: ['"one"', '"two"'], said: 2 });
  });

  test('refuses, whole, a change that builds on another revision', async () => {
    const { code } = table('FFFFFF');
    await store.create(table(code, { begin: game('third') }));
    const played = { game: 'third', first: 1, entries: [entry('{}')] };
    await expect((async () => store.write({ code, rev: 1, at: 2, pulse: 'x', played }))()).rejects.toBeInstanceOf(Conflict);
    await expect((async () => store.write({ code: 'ZZZZZZ', rev: 0, at: 2, pulse: 'x' }))()).rejects.toBeInstanceOf(Conflict);
    expect(await store.entries('third', 0)).toEqual([]);
    expect((await store.load(code))?.pulse).toBe('{}');
  });

  test('writes nothing of a change of which something cannot be written, and all of the others that came with it', async () => {
    for (const code of ['JJJJJJ', 'KKKKKK']) await store.create(table(code, { begin: game(code) }));
    const change = (code: string, rev: number) => ({
      code,
      rev,
      at: 2,
      pulse: `"${rev}"`,
      played: { game: code, first: 1, entries: [entry('{}')] },
    });
    await store.write(change('JJJJJJ', 0));
    const results = await Promise.allSettled([
      (async () => store.write(change('JJJJJJ', 1)))(),
      (async () => store.write(change('KKKKKK', 0)))(),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(await store.load('JJJJJJ')).toMatchObject({ rev: 1, pulse: '"0"' });
    expect(await store.load('KKKKKK')).toMatchObject({ rev: 1, pulse: '"0"' });
    await store.write({ code: 'JJJJJJ', rev: 1, at: 2, pulse: '"again"' });
  });

  test('lists public tables that were touched lately and are not over, newest first', async () => {
    await store.create(table('LLLLLL', { public: true, at: 9000 }));
    await store.create(table('MMMMMM', { public: true, at: 9500 }));
    await store.create(table('NNNNNN', { public: true, at: 9600, stage: 'over' }));
    await store.create(table('PPPPPP', { public: false, at: 9700 }));
    expect((await store.listed(8000, 10)).map(({ code }) => code)).toEqual(['MMMMMM', 'LLLLLL']);
    expect((await store.listed(8000, 1)).map(({ code }) => code)).toEqual(['MMMMMM']);
  });

  test('tells what is past its time, and removes it with all that belongs to it', async () => {
    const limits = { lobbies: 100, abandoned: 200, finished: 300 };
    const make = (code: string, at: number, stage: 'lobby' | 'playing' | 'over') =>
      store.create(table(code, { at, stage, begin: stage === 'lobby' ? null : game(`game ${code}`) }));
    await make('QQQQQQ', 99, 'lobby');
    await make('RRRRRR', 100, 'lobby');
    await make('SSSSSS', 199, 'playing');
    await make('TTTTTT', 299, 'over');
    await make('WWWWWW', 50, 'playing');
    const ending = { hash: 'h', outcome: '{}', cast: '[]', public: true, at: 250 };
    await store.write({
      code: 'TTTTTT',
      rev: 0,
      at: 299,
      pulse: '{}',
      played: { game: 'game TTTTTT', first: 1, entries: [entry('{}')] },
      ending,
    });
    const { tables: all, games } = await store.overdue(limits);
    // The tests before have left some.
    const tables = all.filter(({ code }) => code >= 'QQQQQQ');
    expect(new Map(tables.map(({ code, stage: is }) => [code, is]))).toEqual(
      new Map([
        ['QQQQQQ', 'lobby'],
        ['SSSSSS', 'playing'],
        ['TTTTTT', 'over'],
        ['WWWWWW', 'playing'],
      ]),
    );
    expect(games).toEqual([]);
    for (const { code } of tables) await store.remove(code);
    const left = await Promise.all(['QQQQQQ', 'RRRRRR', 'SSSSSS', 'TTTTTT', 'WWWWWW'].map((code) => store.load(code)));
    expect(left.map((one) => one?.code ?? null)).toEqual([null, 'RRRRRR', null, null, null]);
    // A finished game has a time of its own, which may be over, too.
    expect(await store.overdue(limits)).toMatchObject({ games: ['game TTTTTT'] });
    await store.removeGame('game TTTTTT');
    expect(await store.overdue(limits)).toMatchObject({ games: [] });
    expect(await store.entries('game TTTTTT', 0)).toEqual([]);
    expect(await store.game('game SSSSSS')).toBeNull();
  });

  test('finds everything again after it was closed, and with full durability, too', async () => {
    const before = await store.load('DDDDDD');
    await store.close();
    store = await open(place, 'full');
    expect(await store.load('DDDDDD')).toEqual(before);
  });

  /** Runs a statement behind the server's back. */
  const statement = async (sql: string) => {
    if (place.databaseUrl) {
      const client = new Client({ connectionString: place.databaseUrl });
      await client.connect();
      await client.query(sql);
      await client.end();
    } else new Database(join(place.dataDir, 'illuminice.db')).exec(sql);
  };

  test('U102 puts a hash in the place of a password that an earlier release stored in clear, and touches nothing else', async () => {
    const settings = { name: 'old', public: true, clock: 'off' };
    for (const [code, password] of [
      ['PWPWPW', 'swordfish'],
      ['NPNPNP', null],
    ] as const)
      await store.create(table(code, { record: JSON.stringify({ stage: 'lobby', settings: { ...settings, password }, seats: [1] }) }));
    for (const [code, record] of [
      ['XAXAXA', 'no JSON'],
      ['XBXBXB', 'null'],
    ] as const)
      await store.create(table(code, { record }));
    const untouched = await store.record('BBBBBB');
    await store.close();
    await statement('DELETE FROM migrations WHERE version >= 2');
    await statement('DROP TABLE running_days');
    await statement('DROP TABLE probe');
    await statement('DROP TABLE decks');
    await statement('DROP TABLE deck_games');
    await statement('DROP TABLE homes');
    await statement('DROP TABLE processes');
    await statement('DROP TABLE misses');
    await statement('DROP TABLE kept');
    await statement('DROP TABLE admin_acts');
    await statement('DROP TABLE blocks');
    store = await open(place);
    const record = (await store.record('PWPWPW')) as string;
    expect(record).not.toContain('swordfish');
    const { passwordHash, ...rest } = JSON.parse(record).settings;
    expect([rest, isPassword('swordfish', passwordHash), isPassword('Swordfish', passwordHash)]).toEqual([settings, true, false]);
    expect(JSON.parse((await store.record('NPNPNP')) as string)).toEqual({
      stage: 'lobby',
      settings: { ...settings, passwordHash: null },
      seats: [1],
    });
    expect(await store.record('BBBBBB')).toBe(untouched);
    // What cannot be read is left as it is, and keeps nobody from starting.
    expect([await store.record('XAXAXA'), await store.record('XBXBXB')]).toEqual(['no JSON', 'null']);
  });

  test('refuses to start on a database of a later release', async () => {
    await statement(`INSERT INTO migrations (version, at) VALUES (${SCHEMA_VERSION + 1}, 0)`);
    await expect(open(place)).rejects.toThrow(`version ${SCHEMA_VERSION + 1}, and this release knows ${SCHEMA_VERSION} at most`);
  });
});

describe('U104 a store that cannot be opened is named', () => {
  test('a file that is no database', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'store-'));
    writeFileSync(join(dataDir, 'illuminice.db'), 'my diary. '.repeat(100));
    await expect(open({ dataDir, databaseUrl: undefined })).rejects.toThrow(/DATA_DIR: .*illuminice\.db.*not a database/);
    expect(readFileSync(join(dataDir, 'illuminice.db'), 'utf8')).toContain('my diary');
  });

  test('a folder that cannot be made', async () => {
    await expect(open({ dataDir: '/dev/null/data', databaseUrl: undefined })).rejects.toThrow(/DATA_DIR: .*\/dev\/null/);
  });

  test('a PostgreSQL that is not there, without its password', async () => {
    const databaseUrl = 'postgres://me:swordfish@127.0.0.1:3/none';
    await expect(open({ dataDir: '', databaseUrl })).rejects.toThrow(/^DATABASE_URL: (?!.*swordfish)/);
  });

  test('only its owner can read the file, which holds hands and seeds', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'store-'));
    await (await open({ dataDir, databaseUrl: undefined })).close();
    expect(existsSync(join(dataDir, 'illuminice.db'))).toBe(true);
    expect(statSync(join(dataDir, 'illuminice.db')).mode & 0o077).toBe(0);
  });
});

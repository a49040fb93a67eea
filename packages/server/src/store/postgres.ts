import { setTimeout as pause } from 'node:timers/promises';
import { Client, type CustomTypesConfig, Pool, type PoolClient, types } from 'pg';
import { errorCode } from '../error-code.js';
import { Batch } from './batch.js';
import { COLUMNS, type ColumnOf, columnsOf, ENDING, rowsOf, type Statement, type TableName } from './columns.js';
import { missingSteps } from './migrations.js';
import { SqlStore } from './sql-store.js';
import { type Change, CodeTaken, Conflict, Uncertain } from './store.js';

/** Connections; one of them writes, unless a write hangs. */
const MOST_CONNECTIONS = 5;
/** How long things may take, in ms. */
export interface Patience {
  /** Until there is a connection. */
  readonly connect: number;
  /** Until a row is free that somebody else has locked. */
  readonly lock: number;
  /** A statement in the database, which then gives it up. */
  readonly statement: number;
  /** Until the answer is here; more than the former, so that silence means a broken connection. */
  readonly answer: number;
  /** A write, before the next goes beside it over another connection. */
  readonly write: number;
}
const PATIENCE: Patience = { connect: 5000, lock: 2000, statement: 8000, answer: 10_000, write: 250 };
/** Connections that write at the same time at most: the others are for reading. */
const MOST_WRITERS = 3;
/** Any number that nobody else locks: one process at a time brings the database up to date. */
const MIGRATION_LOCK = 5_318_008_224;

/** Whole numbers of 64 bits as numbers; epoch ms and counts are far below where those end. */
const parsers: CustomTypesConfig = {
  getTypeParser: (oid, format) => (Number(oid) === types.builtins.INT8 ? Number : types.getTypeParser(oid, format as 'text')),
};

/** Rows of a table that come as JSON in a parameter. @param more columns besides those of the table */
function given<T extends TableName>(parameter: number, table: T, columns: readonly ColumnOf<T>[] = columnsOf(table), more = ''): string {
  const types = columns.map((name) => `${name} ${(COLUMNS[table] as Record<string, { sql: string }>)[name]?.sql}`);
  return `jsonb_to_recordset($${parameter}::jsonb) AS given (${types.join(', ')}${more})`;
}

/** Inserts rows that belong to tables that were changed. */
const insertGiven = (parameter: number, table: 'games' | 'journal' | 'snapshots' | 'deck_games'): string => {
  const columns = columnsOf(table).join(', ');
  const more = table === 'games' ? '' : ', code text';
  return `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM ${given(parameter, table, columnsOf(table), more)}
    WHERE code IN (SELECT code FROM changed)`;
};

/** Columns of a table that a change may leave as they were. */
const SELDOM = ['record', 'stage', 'public', 'game'] as const;

/**
 * What a batch of changes does, in one statement and so in one transaction: tables that are not at the revision a change
 * builds on are left alone with all that belongs to them.
 */
const WRITE = `
  WITH changed AS (
    UPDATE tables t SET rev = t.rev + 1, touched = given.touched, pulse = given.pulse,
      ${SELDOM.map((name) => `${name} = coalesce(given.${name}, t.${name})`).join(', ')}
    FROM ${given(1, 'tables', ['code', 'rev', 'touched', 'pulse', ...SELDOM])}
    WHERE t.code = given.code AND t.rev = given.rev RETURNING t.code
  ), begun AS (
    ${insertGiven(2, 'games')}
  ), played AS (
    ${insertGiven(3, 'journal')}
  ), chosen AS (
    ${insertGiven(8, 'deck_games')}
    ON CONFLICT DO NOTHING
  ), unsaid AS (
    DELETE FROM talk t USING ${given(7, 'talk', ['code', 'i'])}
    WHERE t.code = given.code AND t.i < given.i AND t.code IN (SELECT code FROM changed)
  ), said AS (
    INSERT INTO talk (${columnsOf('talk').join(', ')}) SELECT ${columnsOf('talk').join(', ')} FROM ${given(4, 'talk')}
    WHERE code IN (SELECT code FROM changed)
  ), shot AS (
    ${insertGiven(5, 'snapshots')}
    ON CONFLICT (game) DO UPDATE SET ${columnsOf('snapshots')
      .map((name) => `${name} = excluded.${name}`)
      .join(', ')}
  ), over AS (
    UPDATE games g SET ${ENDING.map((name) => `${name} = given.${name}`).join(', ')}
    FROM ${given(6, 'games', ['id', 'code', ...ENDING])}
    WHERE g.id = given.id AND given.code IN (SELECT code FROM changed)
  )
  SELECT code FROM changed`;

/** Keeps tables in PostgreSQL. What is asked to be written while a write is under way goes together in the next. */
export class PostgresStore extends SqlStore {
  readonly #batch: Batch<Change>;

  /** @param db where queries go: any connection, or the one of a transaction */
  private constructor(
    private readonly pool: Pool,
    private readonly patience: Patience,
    private readonly db: Pick<PoolClient, 'query'> = pool,
  ) {
    super();
    this.#batch = new Batch((changes) => this.#writeAll(changes), { most: MOST_WRITERS, slow: patience.write });
  }

  /**
   * Connects and brings the database up to date.
   *
   * @param durability `normal`: as the database itself is set; `full`: it waits for its disk
   * @param report is told of connections that broke while nobody used them
   * @param waiting is told of each attempt that failed because the database is not up yet: it is waited for, half a minute
   *   at most; left out: it is not waited for
   * @throws Error in words for who runs the server, without the password that the address may hold
   */
  static async open(
    url: string,
    durability: 'normal' | 'full',
    report: (error: Error) => void,
    { waiting, patience = PATIENCE }: { waiting?: ((error: unknown) => void) | undefined; patience?: Patience } = {},
  ): Promise<PostgresStore> {
    try {
      await migrateOnce(url, patience.connect, waiting);
    } catch (error) {
      // A name with several addresses gives an error without a message.
      throw new Error(`DATABASE_URL: the database cannot be opened: ${(error as Error).message || errorCode(error)}`);
    }
    const pool = new Pool({
      connectionString: url,
      max: MOST_CONNECTIONS,
      connectionTimeoutMillis: patience.connect,
      lock_timeout: patience.lock,
      statement_timeout: patience.statement,
      query_timeout: patience.answer,
      keepAlive: true,
      types: parsers,
      ...(durability === 'full' && { options: '-c synchronous_commit=on' }),
    });
    pool.on('error', report);
    // One that breaks between two queries of its user tells nobody else; the next query fails.
    pool.on('connect', (client) => client.on('error', () => {}));
    return new PostgresStore(pool, patience);
  }

  write(change: Change): Promise<void> {
    return this.#batch.add(change);
  }

  async close(): Promise<void> {
    await this.#batch.idle();
    await this.pool.end();
  }

  protected async rows<T>(sql: string, values: readonly unknown[]): Promise<T[]> {
    return (await this.db.query(numbered(sql), [...values])).rows as T[];
  }

  async frozen<T>(work: (store: SqlStore) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    try {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      return await work(new PostgresStore(this.pool, this.patience, client));
    } finally {
      await client.query('ROLLBACK').catch(() => {});
      client.release();
    }
  }

  protected async together(statements: readonly Statement[]): Promise<void> {
    const client = await this.pool.connect();
    let failed: Error | undefined;
    try {
      await client.query('BEGIN');
      for (const [sql, values] of statements) await client.query(numbered(sql), [...values]);
      await client.query('COMMIT');
    } catch (error) {
      failed = error as Error;
      // Over a connection that does not answer it would only take as long again; the database rolls back when that closes.
      if (isOfDatabase(failed)) await client.query('ROLLBACK').catch(() => {});
      throw error;
    } finally {
      client.release(failed && !isOfDatabase(failed) ? failed : undefined);
    }
  }

  protected asTaken(error: unknown): unknown {
    return (error as { code?: string }).code === '23505' ? new CodeTaken() : error;
  }

  /** @returns what went wrong with each change, or null */
  async #writeAll(changes: readonly Change[]): Promise<(Error | null)[]> {
    const client = await this.pool.connect();
    let failed: Error | undefined;
    try {
      const { rows } = await client.query({ name: 'write', text: WRITE, values: values(changes) });
      const done = new Set(rows.map(({ code }: { code: string }) => code));
      return changes.map(({ code }) => (done.has(code) ? null : new Conflict(code)));
    } catch (error) {
      failed = error as Error;
    } finally {
      client.release(failed);
    }
    // It may have arrived, or arrive yet.
    if (!isOfDatabase(failed)) return changes.map(() => new Uncertain(`it is not known whether it is stored: ${failed.message}`));
    if (changes.length === 1) return [failed];
    // One that cannot be written is not to take the others with it.
    const results: (Error | null)[] = [];
    for (const change of changes) results.push(...(await this.#writeAll([change]).catch((error: Error) => [error])));
    return results;
  }
}

/** The database is starting, or cannot be reached: names of containers are known once these run. */
const NOT_UP = new Set(
  ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOENT'].concat('57P03'),
);
/** How long a server that starts waits for its database, and how long from one attempt to the next; ms. */
const STARTING = 30_000;
const NEXT_ATTEMPT = 1000;

/** A connection of its own; if somebody waits for it, to a database that is about to come up. */
async function connected(url: string, patience: number, waiting?: (error: unknown) => void): Promise<Client> {
  for (const until = performance.now() + STARTING; ; await pause(NEXT_ATTEMPT)) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: patience });
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => {});
      const code = errorCode(error);
      // The library's own time-out has no code.
      if (!waiting || (code !== undefined && !NOT_UP.has(code)) || performance.now() > until) throw error;
      waiting(error);
    }
  }
}

/** The database itself refused, rather than the connection breaking. */
const isOfDatabase = (error: unknown): boolean =>
  /^[0-9A-Z]{5}$/.test((error as { code?: string }).code ?? '') && !('syscall' in (error as object));

/** The parameters of `WRITE`. Every row names the table that it belongs to. */
function values(changes: readonly Change[]): string[] {
  const all = changes.map((change) => ({ change, rows: rowsOf(change) }));
  const of = (part: 'games' | 'journal' | 'deck_games' | 'talk' | 'snapshots' | 'endings') =>
    all.flatMap(({ change: { code }, rows }) => rows[part].map((row) => ({ code, ...row })));
  const unsaid = changes.flatMap(({ code, talk }) => (talk?.instead ? [{ code, i: talk.first }] : []));
  const tables = all.map(({ rows }) => rows.table);
  const lists = [tables, of('games'), of('journal'), of('talk'), of('snapshots'), of('endings'), unsaid, of('deck_games')];
  return lists.map((list) => JSON.stringify(list));
}

/** `?` one after the other becomes `$1`, `$2` … */
function numbered(sql: string): string {
  let i = 0;
  return sql.replace(/\?/g, () => {
    i += 1;
    return `$${i}`;
  });
}

/** Brings the database up to date over a connection of its own, on which nothing is given up for taking long. */
async function migrateOnce(url: string, patience: number, waiting?: (error: unknown) => void): Promise<void> {
  const client = await connected(url, patience, waiting);
  try {
    await migrate(client);
  } finally {
    await client.end();
  }
}

async function migrate(client: Client): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
  try {
    await client.query('CREATE TABLE IF NOT EXISTS migrations (version BIGINT PRIMARY KEY, at BIGINT NOT NULL)');
    const { rows } = await client.query('SELECT coalesce(max(version), 0) AS version FROM migrations');
    for (const step of missingSteps(Number(rows[0].version), 'postgres')) {
      await client.query('BEGIN');
      if ('sql' in step) await client.query(step.sql);
      else {
        const { rows: tables } = await client.query<{ code: string; record: string }>('SELECT code, record FROM tables');
        for (const { code, record } of tables)
          await client.query('UPDATE tables SET record = $1 WHERE code = $2', [step.record(record), code]);
      }
      await client.query('INSERT INTO migrations (version, at) VALUES ($1, $2)', [step.version, Date.now()]);
      await client.query('COMMIT');
    }
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {});
  }
}

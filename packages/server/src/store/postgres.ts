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
/** Time-outs, in ms. */
export interface Patience {
  readonly connect: number;
  readonly lock: number;
  readonly statement: number;
  /** Receiving an answer; more than `statement`, so that silence means a broken connection. */
  readonly answer: number;
  /** A write, before the next one goes beside it. */
  readonly write: number;
}
const PATIENCE: Patience = { connect: 5000, lock: 2000, statement: 8000, answer: 10_000, write: 250 };
const MOST_WRITERS = 3;
/** Any number that nobody else locks: one process at a time migrates. */
const MIGRATION_LOCK = 5_318_008_224;

/** 64-bit integers as numbers; epoch ms and counts fit. */
const parsers: CustomTypesConfig = {
  getTypeParser: (oid, format) => (Number(oid) === types.builtins.INT8 ? Number : types.getTypeParser(oid, format as 'text')),
};

/** Rows of a table from a JSON parameter. @param more further columns */
function given<T extends TableName>(parameter: number, table: T, columns: readonly ColumnOf<T>[] = columnsOf(table), more = ''): string {
  const types = columns.map((name) => `${name} ${(COLUMNS[table] as Record<string, { sql: string }>)[name]?.sql}`);
  return `jsonb_to_recordset($${parameter}::jsonb) AS given (${types.join(', ')}${more})`;
}

const insertGiven = (parameter: number, table: 'games' | 'journal' | 'snapshots' | 'deck_games'): string => {
  const columns = columnsOf(table).join(', ');
  const more = table === 'games' ? '' : ', code text';
  return `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM ${given(parameter, table, columnsOf(table), more)}
    WHERE code IN (SELECT code FROM changed)`;
};

/** Columns that a change may leave out. */
const SELDOM = ['record', 'stage', 'public', 'game'] as const;

/** A batch in one statement, so in one transaction: tables at another revision are skipped with all their rows. */
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

/** Tables in PostgreSQL. Writes that come during a write go together in the next. */
export class PostgresStore extends SqlStore {
  readonly #batch: Batch<Change>;

  /** @param db any connection, or that of a transaction */
  private constructor(
    private readonly pool: Pool,
    private readonly patience: Patience,
    private readonly db: Pick<PoolClient, 'query'> = pool,
  ) {
    super();
    this.#batch = new Batch((changes) => this.#writeAll(changes), { most: MOST_WRITERS, slow: patience.write });
  }

  /**
   * Connects and migrates. @param durability `full`: waits for the disk @param report gets errors of idle connections
   * @param waiting called for each failed attempt while the database starts, up to half a minute; left out: no waiting
   * @throws Error in words for the host, without the address's password
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
      // A name with several addresses gives an error without message.
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
    // A connection that breaks between two queries: the next query fails.
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
      // A silent connection would only time out again; closing it rolls back.
      if (isOfDatabase(failed)) await client.query('ROLLBACK').catch(() => {});
      throw error;
    } finally {
      client.release(failed && !isOfDatabase(failed) ? failed : undefined);
    }
  }

  protected asTaken(error: unknown): unknown {
    return (error as { code?: string }).code === '23505' ? new CodeTaken() : error;
  }

  /** @returns the error of each change, or null */
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
    // The change may have arrived, or arrive yet.
    if (!isOfDatabase(failed)) return changes.map(() => new Uncertain(`it is not known whether it is stored: ${failed.message}`));
    if (changes.length === 1) return [failed];
    // One bad change must not fail the others.
    const results: (Error | null)[] = [];
    for (const change of changes) results.push(...(await this.#writeAll([change]).catch((error: Error) => [error])));
    return results;
  }
}

/** Errors of a database that is starting or unreachable; names of containers only resolve while these run. */
const NOT_UP = new Set(
  ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOENT'].concat('57P03'),
);
/** How long a starting server waits for its database, and the pause between attempts; ms. */
const STARTING = 30_000;
const NEXT_ATTEMPT = 1000;

/** A connection of its own; with `waiting`, to a database that may still start. */
async function connected(url: string, patience: number, waiting?: (error: unknown) => void): Promise<Client> {
  for (const until = performance.now() + STARTING; ; await pause(NEXT_ATTEMPT)) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: patience });
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => {});
      const code = errorCode(error);
      // The library's time-out has no code.
      if (!waiting || (code !== undefined && !NOT_UP.has(code)) || performance.now() > until) throw error;
      waiting(error);
    }
  }
}

/** True if the database refused, rather than the connection breaking. */
const isOfDatabase = (error: unknown): boolean =>
  /^[0-9A-Z]{5}$/.test((error as { code?: string }).code ?? '') && !('syscall' in (error as object));

/** Parameters of `WRITE`; every row names its table. */
function values(changes: readonly Change[]): string[] {
  const all = changes.map((change) => ({ change, rows: rowsOf(change) }));
  const rowsOfPart = (part: 'games' | 'journal' | 'deck_games' | 'talk' | 'snapshots' | 'endings') =>
    all.flatMap(({ change: { code }, rows }) => rows[part].map((row) => ({ code, ...row })));
  const unsaid = changes.flatMap(({ code, talk }) => (talk?.instead ? [{ code, i: talk.first }] : []));
  const tables = all.map(({ rows }) => rows.table);
  const lists = [
    tables,
    rowsOfPart('games'),
    rowsOfPart('journal'),
    rowsOfPart('talk'),
    rowsOfPart('snapshots'),
    rowsOfPart('endings'),
    unsaid,
    rowsOfPart('deck_games'),
  ];
  return lists.map((list) => JSON.stringify(list));
}

/** Turns `?` into `$1`, `$2` … */
function numbered(sql: string): string {
  let i = 0;
  return sql.replace(/\?/g, () => {
    i += 1;
    return `$${i}`;
  });
}

/** Migrates over a connection of its own, without time-outs. */
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

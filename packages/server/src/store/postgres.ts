import { setTimeout as pause } from 'node:timers/promises';
import { Client, type CustomTypesConfig, Pool, type PoolClient, types } from 'pg';
import { errorCode } from '../error-code.js';
import { Batch } from './batch.js';
import { missingSteps } from './migrations.js';
import { SqlStore, type Statement } from './sql-store.js';
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

/**
 * What a batch of changes does, in one statement and so in one transaction: tables that are not at the revision a change
 * builds on are left alone with all that belongs to them.
 */
const WRITE = `
  WITH changes AS (
    SELECT * FROM jsonb_to_recordset($1::jsonb) AS c
      (code text, rev bigint, at bigint, record text, stage text, public bigint, pulse text, game text)
  ), changed AS (
    UPDATE tables t SET rev = t.rev + 1, touched = c.at, pulse = c.pulse, record = coalesce(c.record, t.record),
      stage = coalesce(c.stage, t.stage), public = coalesce(c.public, t.public), game = coalesce(c.game, t.game)
    FROM changes c WHERE t.code = c.code AND t.rev = c.rev RETURNING t.code
  ), begun AS (
    INSERT INTO games (id, code, ruleset, version, players, options, seed, origin, seats, public, begun)
    SELECT id, code, ruleset, version, players, options, seed, origin, seats, 0, begun FROM jsonb_to_recordset($2::jsonb) AS g
      (id text, code text, ruleset text, version bigint, players text, options text, seed text, origin text, seats text, begun bigint)
    WHERE code IN (SELECT code FROM changed)
  ), played AS (
    INSERT INTO journal (game, seq, player, n, at, intent)
    SELECT game, seq, player, n, at, intent FROM jsonb_to_recordset($3::jsonb) AS e
      (code text, game text, seq bigint, player text, n bigint, at bigint, intent text)
    WHERE code IN (SELECT code FROM changed)
  ), unsaid AS (
    DELETE FROM talk t USING jsonb_to_recordset($7::jsonb) AS o (code text, first bigint)
    WHERE t.code = o.code AND t.i < o.first AND t.code IN (SELECT code FROM changed)
  ), said AS (
    INSERT INTO talk (code, i, line)
    SELECT code, i, line FROM jsonb_to_recordset($4::jsonb) AS l (code text, i bigint, line text)
    WHERE code IN (SELECT code FROM changed)
  ), shot AS (
    INSERT INTO snapshots (game, seq, state, hash)
    SELECT game, seq, state, hash FROM jsonb_to_recordset($5::jsonb) AS s (code text, game text, seq bigint, state text, hash text)
    WHERE code IN (SELECT code FROM changed)
    ON CONFLICT (game) DO UPDATE SET seq = excluded.seq, state = excluded.state, hash = excluded.hash
  ), over AS (
    UPDATE games g SET ended = e.at, hash = e.hash, outcome = e.outcome, seats = e.seats, public = e.public
    FROM jsonb_to_recordset($6::jsonb) AS e (code text, game text, at bigint, hash text, outcome text, seats text, public bigint)
    WHERE g.id = e.game AND e.code IN (SELECT code FROM changed)
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
      // Where there are several addresses to one name, the error has no message of its own.
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

/** Whether the database itself refused, rather than the connection breaking. */
const isOfDatabase = (error: unknown): boolean =>
  /^[0-9A-Z]{5}$/.test((error as { code?: string }).code ?? '') && !('syscall' in (error as object));

function values(changes: readonly Change[]): string[] {
  const rows = changes.map(({ code, rev, at, record, shelf, pulse, begin }) => ({
    ...{ code, rev, at, record, pulse, stage: shelf?.stage, game: begin?.id },
    public: shelf && (shelf.public ? 1 : 0),
  }));
  const begun = changes.flatMap(({ code, begin }) =>
    begin ? [{ ...begin, code, players: JSON.stringify(begin.players), seats: begin.cast }] : [],
  );
  const played = changes.flatMap(({ code, played: some }) =>
    (some?.entries ?? []).map((entry, i) => ({ code, game: some?.game, seq: (some?.first ?? 0) + i, ...entry })),
  );
  const said = changes.flatMap(({ code, talk }) => (talk?.lines ?? []).map((line, i) => ({ code, i: (talk?.first ?? 0) + i, line })));
  const shot = changes.flatMap(({ code, played: some, snapshot }) => (snapshot ? [{ code, game: some?.game, ...snapshot }] : []));
  const over = changes.flatMap(({ code, played: some, ending }) =>
    ending ? [{ ...ending, code, game: some?.game, seats: ending.cast, public: ending.public ? 1 : 0 }] : [],
  );
  const unsaid = changes.flatMap(({ code, talk }) => (talk?.instead ? [{ code, first: talk.first }] : []));
  return [rows, begun, played, said, shot, over, unsaid].map((list) => JSON.stringify(list));
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

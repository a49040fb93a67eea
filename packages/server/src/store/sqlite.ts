import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { missingSteps } from './migrations.js';
import { gameValues, INSERT_GAME, SqlStore, type Statement } from './sql-store.js';
import { type Change, CodeTaken, Conflict } from './store.js';

export type Durability = 'normal' | 'full';

/** The file in `DATA_DIR`. */
export const SQLITE_FILE = 'illuminice.db';

/** How long a write waits for another process (a backup, a restore) to let go of the file, in ms. */
const BUSY = 5000;

type Prepared = Database.Statement<[readonly unknown[]]>;

/**
 * Keeps tables in one SQLite file. A change is written before `write` returns. With durability `normal` it survives the
 * end of the process, with `full` also that of the machine.
 */
export class SqliteStore extends SqlStore {
  readonly #prepared = new Map<string, Prepared>();

  private constructor(private readonly db: Database.Database) {
    super();
  }

  /**
   * Opens the database in this folder, made if need be, and brings it up to date. Before a migration the former file is
   * copied beside it.
   *
   * @throws Error in words for who runs the server: no folder, no right to write, not a database, a later version
   */
  static open(folder: string, durability: Durability): SqliteStore {
    const file = join(folder, SQLITE_FILE);
    try {
      mkdirSync(folder, { recursive: true });
      const db = new Database(file);
      db.exec('PRAGMA journal_mode = WAL');
      // Hands, seeds and whispers lie in it.
      for (const part of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(part)) chmodSync(part, 0o600);
      return SqliteStore.#prepare(db, durability, file);
    } catch (error) {
      throw new Error(`DATA_DIR: ${file} cannot be opened: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  /** A database that goes with the process. For measuring, and for rooms that are compared with each other. */
  static inMemory(): SqliteStore {
    return SqliteStore.#prepare(new Database(':memory:'), 'normal', null);
  }

  static #prepare(db: Database.Database, durability: Durability, file: string | null): SqliteStore {
    db.exec(`PRAGMA busy_timeout = ${BUSY}`);
    db.exec(`PRAGMA synchronous = ${durability === 'full' ? 'FULL' : 'NORMAL'}`);
    migrate(db, file);
    return new SqliteStore(db);
  }

  write({ code, rev, at, record, shelf, pulse, begin, played, snapshot, ending, talk }: Change): void {
    this.db.exec('BEGIN IMMEDIATE');
    try {
      const { changes } =
        record === undefined
          ? this.#run('UPDATE tables SET rev = rev + 1, touched = ?, pulse = ? WHERE code = ? AND rev = ?', at, pulse, code, rev)
          : this.#run(
              `UPDATE tables SET rev = rev + 1, touched = ?, pulse = ?, record = ?, stage = ?, public = ?, game = coalesce(?, game)
               WHERE code = ? AND rev = ?`,
              at,
              pulse,
              record,
              shelf?.stage,
              shelf?.public ? 1 : 0,
              begin?.id ?? null,
              code,
              rev,
            );
      if (changes !== 1) throw new Conflict(code);
      if (begin) this.#run(INSERT_GAME, ...gameValues(code, begin));
      for (const [i, { player, n, at: when, intent }] of (played?.entries ?? []).entries())
        this.#run(
          'INSERT INTO journal (game, seq, player, n, at, intent) VALUES (?, ?, ?, ?, ?, ?)',
          played?.game,
          (played?.first ?? 0) + i,
          player,
          n,
          when,
          intent,
        );
      for (const [i, line] of (talk?.lines ?? []).entries())
        this.#run('INSERT INTO talk (code, i, line) VALUES (?, ?, ?)', code, (talk?.first ?? 0) + i, line);
      if (snapshot)
        this.#run(
          'INSERT OR REPLACE INTO snapshots (game, seq, state, hash) VALUES (?, ?, ?, ?)',
          played?.game,
          snapshot.seq,
          snapshot.state,
          snapshot.hash,
        );
      if (ending)
        this.#run(
          'UPDATE games SET ended = ?, hash = ?, outcome = ?, seats = ?, public = ? WHERE id = ?',
          ending.at,
          ending.hash,
          ending.outcome,
          ending.cast,
          ending.public ? 1 : 0,
          played?.game,
        );
      this.db.exec('COMMIT');
    } catch (error) {
      this.#rollBack();
      throw error;
    }
  }

  async close(): Promise<void> {
    this.#prepared.clear();
    this.db.close();
  }

  async frozen<T>(work: (store: SqlStore) => Promise<T>): Promise<T> {
    this.db.exec('BEGIN');
    try {
      return await work(this);
    } finally {
      this.db.exec('COMMIT');
    }
  }

  protected async rows<T>(sql: string, values: readonly unknown[]): Promise<T[]> {
    return this.#statement(sql).all(values) as T[];
  }

  protected async together(statements: readonly Statement[]): Promise<void> {
    this.db.exec('BEGIN IMMEDIATE');
    try {
      for (const [sql, values] of statements) this.#run(sql, ...values);
      this.db.exec('COMMIT');
    } catch (error) {
      this.#rollBack();
      throw error;
    }
  }

  protected asTaken(error: unknown): unknown {
    return (error as { code?: string }).code === 'SQLITE_CONSTRAINT_PRIMARYKEY' ? new CodeTaken() : error;
  }

  #run(sql: string, ...values: unknown[]): { changes: number } {
    return this.#statement(sql).run(values);
  }

  #statement(sql: string): Prepared {
    let prepared = this.#prepared.get(sql);
    if (!prepared) {
      prepared = this.db.prepare(sql) as unknown as Prepared;
      this.#prepared.set(sql, prepared);
    }
    return prepared;
  }

  /** A full disk may have ended the transaction already. */
  #rollBack(): void {
    if (this.db.inTransaction) this.db.exec('ROLLBACK');
  }
}

/** Brings a database up to date; the file as it was is kept beside it. */
function migrate(db: Database.Database, file: string | null): void {
  db.exec('CREATE TABLE IF NOT EXISTS migrations (version BIGINT PRIMARY KEY, at BIGINT NOT NULL)');
  const { version } = db.prepare('SELECT coalesce(max(version), 0) AS version FROM migrations').get() as { version: number };
  const steps = missingSteps(version, 'sqlite');
  if (steps.length === 0) return;
  if (version > 0 && file) keepCopy(db, `${file}.before-${version + 1}`);
  for (const step of steps) {
    db.exec('BEGIN IMMEDIATE');
    if ('sql' in step) db.exec(step.sql);
    else {
      const rows = db.prepare('SELECT code, record FROM tables').all() as { code: string; record: string }[];
      for (const { code, record } of rows) db.prepare('UPDATE tables SET record = ? WHERE code = ?').run(step.record(record), code);
    }
    db.prepare('INSERT INTO migrations (version, at) VALUES (?, ?)').run(step.version, Date.now());
    db.exec('COMMIT');
  }
}

function keepCopy(db: Database.Database, to: string): void {
  if (existsSync(to)) return;
  db.prepare('VACUUM INTO ?').run(to);
  chmodSync(to, 0o600);
}

import { accessSync, chmodSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import Database from 'libsql';
import { ENDING, insert, insertDeckGame, rowsOf, type Statement } from './columns.js';
import { FileLock, FileLocked } from './file-lock.js';
import { missingSteps } from './migrations.js';
import { SqlStore } from './sql-store.js';
import { type Change, CodeTaken, Conflict, type Maybe } from './store.js';
import { TurnWrites } from './turn-writes.js';

export type Durability = 'normal' | 'full';

const BEGIN: Statement = ['BEGIN IMMEDIATE', []];
const COMMIT: Statement = ['COMMIT', []];
const TOUCH = 'UPDATE tables SET rev = rev + 1, touched = ?, pulse = ? WHERE code = ? AND rev = ?';
const UPDATE = `UPDATE tables SET rev = rev + 1, touched = ?, pulse = ?, record = ?, stage = ?, public = ?, game = coalesce(?, game)
  WHERE code = ? AND rev = ?`;
const END = `UPDATE games SET ${ENDING.map((name) => `${name} = ?`).join(', ')} WHERE id = ?`;

export const SQLITE_FILE = 'illuminice.db';

/** How long a write waits for another process (a backup, a restore) to release the file, in ms. */
const BUSY = 5000;

type Prepared = Database.Statement<[readonly unknown[]]>;

/**
 * Tables in one SQLite file. A server writes once a turn of the event loop, in one transaction; other processes at once.
 * `normal` survives the end of the process, `full` also that of the machine.
 */
export class SqliteStore extends SqlStore {
  readonly #prepared = new Map<string, Prepared>();
  #damage: Error | null = null;
  readonly #turn: TurnWrites | null;

  private constructor(
    private readonly db: Database.Database,
    private readonly lock: FileLock | null,
  ) {
    super();
    this.#turn = lock && new TurnWrites((changes) => this.#writeAll(changes));
  }

  /**
   * Opens and migrates the database in this folder; the former file is copied first. @param asServer locks out other servers, not commands
   * @throws Error in words for the host: no folder, no right to write, another server, no database, a later version
   */
  static open(folder: string, durability: Durability, asServer = false): SqliteStore {
    const file = join(folder, SQLITE_FILE);
    let lock: FileLock | null = null;
    let db: Database.Database | null = null;
    try {
      makeWritable(folder, file);
      if (asServer) lock = holdAlone(file);
      db = new Database(file);
      db.exec('PRAGMA journal_mode = WAL');
      // Hands, seeds and whispers are in it.
      for (const part of parts(file)) chmodSync(part, 0o600);
      prepare(db, durability, file, lock);
      return new SqliteStore(db, lock);
    } catch (error) {
      db?.close();
      lock?.release();
      throw new Error(`DATA_DIR: ${file} cannot be opened: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  write(change: Change): Maybe<void> {
    if (this.#turn) return this.#turn.add(change);
    const [error] = this.#writeAll([change]);
    if (error) throw error;
  }

  /** Checkpoints the write-ahead log, so that a copy of the file alone is whole. */
  async close(): Promise<void> {
    this.#turn?.flush();
    try {
      this.db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } finally {
      this.#prepared.clear();
      this.db.close();
      this.lock?.release();
    }
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
    try {
      return this.#statement(sql).all(values) as T[];
    } catch (error) {
      throw this.#noted(error);
    }
  }

  protected async together(statements: readonly Statement[]): Promise<void> {
    this.#run(BEGIN);
    try {
      for (const statement of statements) this.#run(statement);
      this.#run(COMMIT);
    } catch (error) {
      this.#rollBack();
      throw this.#noted(error);
    }
  }

  /** A damaged file stays so until it is restored. */
  override async probe(): Promise<void> {
    if (this.#damage) throw this.#damage;
    await super.probe();
  }

  /** Writes changes in one transaction. @returns the error of each, or null */
  #writeAll(changes: readonly Change[]): (Error | null)[] {
    const results: (Error | null)[] = [];
    let isBegun = false;
    try {
      this.#run(BEGIN);
      isBegun = true;
      for (const change of changes) results.push(this.#write(change));
      this.#run(COMMIT);
      return results;
    } catch (error) {
      this.#rollBack();
      const noted = this.#noted(error) as Error;
      // The file is locked by another process: no further wait for each change.
      if (changes.length === 1 || !isBegun) return changes.map(() => noted);
      // One bad change must not fail the others.
      return changes.flatMap((change) => this.#writeAll([change]));
    }
  }

  /** @returns a conflict, found before any change. @throws errors of the database */
  #write(change: Change): Conflict | null {
    const { table, games, journal, deck_games: decks, talk, snapshots, endings } = rowsOf(change);
    const { code, rev, touched, pulse, record, stage, public: listed, game } = table;
    const { changes } =
      record === null
        ? this.#run([TOUCH, [touched, pulse, code, rev]])
        : this.#run([UPDATE, [touched, pulse, record, stage, listed, game, code, rev]]);
    if (changes !== 1) return new Conflict(code);
    for (const row of games) this.#run(insert('games', row));
    for (const row of journal) this.#run(insert('journal', row));
    for (const row of decks) this.#run(insertDeckGame(row));
    if (change.talk?.instead) this.#run(['DELETE FROM talk WHERE code = ?', [code]]);
    for (const row of talk) this.#run(insert('talk', row));
    for (const row of snapshots) {
      this.#run(['DELETE FROM snapshots WHERE game = ?', [row.game]]);
      this.#run(insert('snapshots', row));
    }
    for (const row of endings) this.#run([END, [...ENDING.map((name) => row[name]), row.id]]);
    return null;
  }

  #noted(error: unknown): unknown {
    const { code } = error as { code?: unknown };
    if (typeof code === 'string' && /^SQLITE_(CORRUPT|NOTADB)/.test(code)) this.#damage = error as Error;
    return error;
  }

  protected asTaken(error: unknown): unknown {
    return (error as { code?: string }).code === 'SQLITE_CONSTRAINT_PRIMARYKEY' ? new CodeTaken() : error;
  }

  #run([sql, values]: Statement): { changes: number } {
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

  /** A full disk may have ended the transaction. */
  #rollBack(): void {
    if (this.db.inTransaction) this.db.exec('ROLLBACK');
  }
}

const parts = (file: string): string[] => [file, `${file}-wal`, `${file}-shm`, `${file}.lock`].filter((part) => existsSync(part));

/** Makes the folder if need be. @throws Error that names the right owner, if this user may not write */
function makeWritable(folder: string, file: string): void {
  try {
    makeFolder(resolve(folder));
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    for (const part of parts(file)) accessSync(part, constants.R_OK | constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EACCES' && code !== 'EPERM') throw error;
    const user = process.getuid?.();
    const owner = user === undefined ? '' : `; it must belong to the user ${user}: chown -R ${user}:${process.getgid?.()} ${folder}`;
    throw new Error(`this user may not read and write ${folder} with its files (${code})${owner}`);
  }
}

/** Node's `recursive` never returns below /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** @throws Error in words for the host, if another server has this file */
function holdAlone(file: string): FileLock {
  try {
    return FileLock.take(`${file}.lock`);
  } catch (error) {
    if (!(error instanceof FileLocked)) throw error;
    throw new Error('another server is running on it; stop that one first, or give this one a DATA_DIR of its own');
  }
}

function prepare(db: Database.Database, durability: Durability, file: string | null, lock: FileLock | null): void {
  db.exec(`PRAGMA busy_timeout = ${BUSY}`);
  db.exec(`PRAGMA synchronous = ${durability === 'full' ? 'FULL' : 'NORMAL'}`);
  migrate(db, file, lock);
}

/** Migrates, with a copy of the former file; never by a command under a running server. */
function migrate(db: Database.Database, file: string | null, lock: FileLock | null): void {
  db.exec('CREATE TABLE IF NOT EXISTS migrations (version BIGINT PRIMARY KEY, at BIGINT NOT NULL)');
  const { version } = db.prepare('SELECT coalesce(max(version), 0) AS version FROM migrations').get() as { version: number };
  const steps = missingSteps(version, 'sqlite');
  if (steps.length === 0) return;
  const ownLock = lock || !file ? null : holdAlone(file);
  try {
    if (version > 0 && file) keepCopy(db, `${file}.before-${version + 1}`);
    takeSteps(db, steps);
  } finally {
    ownLock?.release();
  }
}

function takeSteps(db: Database.Database, steps: ReturnType<typeof missingSteps>): void {
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

function keepCopy(db: Database.Database, target: string): void {
  if (existsSync(target)) return;
  db.prepare('VACUUM INTO ?').run(target);
  chmodSync(target, 0o600);
}

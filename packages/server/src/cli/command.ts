import { createWriteStream, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Config, readConfig } from '../config.js';
import { openStore } from '../store/open.js';
import type { SqlStore } from '../store/sql-store.js';
import { SQLITE_FILE } from '../store/sqlite.js';

/**
 * Runs a command on the store of the environment. @param mustExist a database must exist @param work returns the exit code; errors mean 2
 */
export async function onStore(mustExist: boolean, work: (store: SqlStore, config: Config) => Promise<number>): Promise<void> {
  try {
    const config = readConfig(process.env);
    const file = join(config.dataDir, SQLITE_FILE);
    if (mustExist && !config.databaseUrl && !existsSync(file)) throw new Error(`DATA_DIR: there is no ${file}`);
    const store = await openStore(config, ({ message }) => process.stderr.write(`${message}\n`));
    try {
      process.exitCode = await work(store, config);
    } finally {
      await store.close();
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  }
}

/** Passes standard input as a file, since it is read twice; beside the database (disk space), readable by its owner alone. */
export async function withInput<T>({ databaseUrl, dataDir }: Config, work: (file: string) => Promise<T>): Promise<T> {
  if (process.stdin.isTTY) throw new Error('standard input is a terminal: redirect a backup into it');
  const folder = mkdtempSync(join(databaseUrl === undefined ? dataDir : tmpdir(), 'restore-'));
  try {
    const file = join(folder, 'backup');
    await pipeline(process.stdin, createWriteStream(file, { mode: 0o600 }));
    return await work(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../config.js';
import { openStore } from '../store/open.js';
import type { SqlStore } from '../store/sql-store.js';
import { SQLITE_FILE } from '../store/sqlite.js';

/**
 * Runs a command on the store that the environment names, as it names the server's.
 *
 * @param mustExist whether there has to be a database already
 * @param work returns the exit code; what it throws is written out, and the code is 2
 */
export async function onStore(mustExist: boolean, work: (store: SqlStore) => Promise<number>): Promise<void> {
  try {
    const config = readConfig(process.env);
    const file = join(config.dataDir, SQLITE_FILE);
    if (mustExist && !config.databaseUrl && !existsSync(file)) throw new Error(`DATA_DIR: there is no ${file}`);
    const store = await openStore(config, ({ message }) => process.stderr.write(`${message}\n`));
    try {
      process.exitCode = await work(store);
    } finally {
      await store.close();
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  }
}

import type { Config } from '../config.js';
import type { SqlStore } from './sql-store.js';
import { SqliteStore } from './sqlite.js';

/**
 * Opens the configured store. @param report gets errors of connections @param asServer an SQLite file takes one server at a time
 * @param waiting called while a server waits for its database @throws Error that names the wrong variable
 */
export async function openStore(
  { dataDir, databaseUrl, durability }: Pick<Config, 'dataDir' | 'databaseUrl' | 'durability'>,
  report: (error: Error) => void,
  asServer = false,
  waiting: (error: unknown) => void = () => {},
): Promise<SqlStore> {
  if (databaseUrl === undefined) return SqliteStore.open(dataDir, durability, asServer);
  const { PostgresStore } = await import('./postgres.js');
  return PostgresStore.open(databaseUrl, durability, report, { waiting: asServer ? waiting : undefined });
}

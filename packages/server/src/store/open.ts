import type { Config } from '../config.js';
import type { SqlStore } from './sql-store.js';
import { SqliteStore } from './sqlite.js';

/**
 * Opens the store that the configuration names.
 *
 * @param report is told of connections to the database that broke
 * @param asServer whether a server opens it, not a command beside one: an SQLite file takes one server at a time
 * @param waiting is told when a server waits for its database to come up
 * @throws Error that names the variable that is wrong
 */
export async function openStore(
  { dataDir, databaseUrl, durability }: Pick<Config, 'dataDir' | 'databaseUrl' | 'durability'>,
  report: (error: Error) => void,
  asServer = false,
  waiting: (error: unknown) => void = () => {},
): Promise<SqlStore> {
  if (databaseUrl === undefined) return SqliteStore.open(dataDir, durability, asServer);
  // Tables in a file load no client of PostgreSQL.
  const { PostgresStore } = await import('./postgres.js');
  return PostgresStore.open(databaseUrl, durability, report, { waiting: asServer ? waiting : undefined });
}

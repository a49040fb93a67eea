import type { Config } from '../config.js';
import { SqliteStore } from './sqlite.js';
import type { Store } from './store.js';

/** Opens the store that the configuration names. @throws Error that names the variable that is wrong */
export async function openStore({ dataDir, durability }: Pick<Config, 'dataDir' | 'durability'>): Promise<Store> {
  return SqliteStore.open(dataDir, durability);
}

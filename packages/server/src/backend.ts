import type { Logger } from 'pino';
import type { Cluster } from './cluster/cluster.js';
import type { Config } from './config.js';
import type { Access } from './net/access.js';
import type { Notifications } from './notifications/notifications.js';
import type { TableRegistry } from './registry/table-registry.js';
import type { Store } from './store/store.js';
import type { Thinker } from './thinking/thinker.js';

export interface Backend {
  readonly config: Config;
  readonly access: Access;
  readonly log: Logger;
  readonly store: Store;
  readonly tables: TableRegistry;
  readonly thinker: Thinker;
  /** Null: this process is alone. */
  readonly cluster: Cluster | null;
  /** Null: the settings name nobody to call. */
  readonly notifications: Notifications | null;
  /** Ends this process as SIGTERM does: clients are sent to the next one. */
  stop(): void;
}

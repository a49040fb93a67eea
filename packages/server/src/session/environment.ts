import type { TableState } from '@illuminice/protocol';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import type { Access } from '../net/access.js';
import type { Notifier } from '../notifications/notifications.js';
import type { Store } from '../store/store.js';
import type { Thinker } from '../thinking/thinker.js';
import type { Time } from '../time.js';
import type { Yielding } from '../yielding.js';

/** Shared states: as it is, or as delayed spectators see it. */
export type StateView = 'live' | 'delayed';

export interface StateSink {
  patch(view: StateView): void;
  showDelayed(state: TableState | null): void;
}

/** Driver of a session: delivers patches, keeps the timer, ends the session. */
export interface SessionHost extends StateSink {
  /** Sets the next `tick`, epoch ms by the session's clock; null: none. */
  wakeAt(at: number | null): void;
  /** Sends clients away with this code of `CLOSE` and closes the session. */
  dispose(code: number): void;
}

/** Server's part in an admission: limits, and password guesses by address. */
export type Admitting = Pick<Access, 'limits' | 'counters'> & { readonly rates: Pick<Access['rates'], 'bruteForce'> };

export interface SessionEnvironment {
  readonly config: Pick<
    Config,
    'longestPauseMs' | 'silenceMs' | 'lobbyGraceSeconds' | 'graceSeconds' | 'patienceSeconds' | 'idleMinutes' | 'logTable'
  >;
  readonly access: Admitting & Pick<Access, 'counts'>;
  readonly store: Store;
  /** Null: no calls of absent players. */
  readonly notifications: Notifier | null;
  readonly log: Logger;
  readonly time: Time;
  readonly yielding: Yielding;
  readonly thinker: Thinker;
}

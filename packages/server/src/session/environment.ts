import type { TableState } from '@illuminice/protocol';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import type { Access } from '../net/access.js';
import type { Notifier } from '../notifications/notifications.js';
import type { Store } from '../store/store.js';
import type { Thinker } from '../thinking/thinker.js';
import type { Time } from '../time.js';
import type { Yielding } from '../yielding.js';

/** Which of the shared states: as it is, or as delayed spectators see it. */
export type StateView = 'live' | 'delayed';

/** Encoders of the shared states. */
export interface StateSink {
  /** Sends what changed since the last patch to the clients that see this state. */
  patch(view: StateView): void;
  /** From now on delayed clients see this state; null: nobody is delayed any more. */
  showDelayed(state: TableState | null): void;
}

/** Driver of a session: it delivers patches of the shared states, keeps the timer and ends the session. */
export interface SessionHost extends StateSink {
  /** `tick` is wanted then, epoch ms by the session's clock; null: nothing waits. Replaces what was wanted before. */
  wakeAt(at: number | null): void;
  /** Everybody is to be sent away with this code of `CLOSE`, and the session to be closed. */
  dispose(code: number): void;
}

/** Server's part in an admission: limits, and how often an address may guess a password. */
export type Admitting = Pick<Access, 'limits' | 'counters'> & { readonly rates: Pick<Access['rates'], 'bruteForce'> };

/** Server's part in a session. */
export interface SessionEnvironment {
  readonly config: Pick<
    Config,
    'longestPauseMs' | 'silenceMs' | 'lobbyGraceSeconds' | 'graceSeconds' | 'patienceSeconds' | 'idleMinutes' | 'logTable'
  >;
  readonly access: Admitting & Pick<Access, 'counts'>;
  readonly store: Store;
  /** Null: nobody is called who is not there. */
  readonly notifications: Notifier | null;
  readonly log: Logger;
  readonly time: Time;
  readonly yielding: Yielding;
  readonly thinker: Thinker;
}

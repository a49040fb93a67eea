import type {
  ChatLine,
  ClientMessages,
  ClientMessageType,
  GameRecord,
  NoticeWhy,
  Orders,
  PromiseInfo,
  ServerMessages,
  Silence,
  TimerInfo,
} from '@illuminice/protocol';
import type { AnyIntent, PlayerId } from '@illuminice/rules';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { GameTypes } from './game-types';
import type { Ended, LinkStatus } from './line';
import type { Missed } from './missed';
import type { Answer } from './outbox';
import type { Lobby } from './read-state';

export type { Ended, LinkStatus } from './line';
export type { Answer } from './outbox';
export type { Lobby } from './read-state';

export type Payload<T extends ClientMessageType> = Omit<ClientMessages[T], 'n'>;

export interface LocalServices {
  startAgain(): void;
  record(): GameRecord;
}

/** A notice; of `announced` the host's own words. */
export interface Announced {
  readonly why: 'announced' | 'journalRead';
  readonly text: string;
}

/** One table over self-renewing connections. */
export interface TableLink<G extends GameTypes = GameTypes> {
  readonly code: string;
  /** Title of a table without server (replay, lesson), in the viewer's language. */
  readonly title?: string;
  /** Set at tables on this device alone. */
  readonly local?: LocalServices;
  readonly player: ReadonlySignal<PlayerId | null>;
  readonly lobby: ReadonlySignal<Lobby | null>;
  /** Null before the game. */
  readonly view: ReadonlySignal<G['View'] | null>;
  readonly timer: ReadonlySignal<TimerInfo>;
  readonly orders: ReadonlySignal<Orders>;
  /** The viewer's own intent that is sealed for the start; null: none; left out: no lobby. */
  readonly sealed?: ReadonlySignal<AnyIntent | null>;
  /** The viewer's auto-pass: time and window; null: none. */
  readonly silence: ReadonlySignal<Silence | null>;
  /** Visible lines of chat, oldest first. */
  readonly chat: ReadonlySignal<readonly ChatLine[]>;
  /** A nudge of the viewer; left out: impossible. */
  readonly nudge?: ReadonlySignal<ServerMessages['nudge'] | null>;
  /** Missed events, as far as the server knows them; left out: never any. */
  readonly missed?: Missed;
  /** Why the viewer lost the seat and became a spectator; null: not so. */
  readonly dismissed?: ReadonlySignal<NoticeWhy | null>;
  /** The host's announcement until it is read; null: none; left out: no server. */
  readonly announced?: Signal<Announced | null>;
  readonly promises: ReadonlySignal<readonly PromiseInfo[]>;
  /** The server's time, epoch ms. */
  now(): number;
  readonly status: ReadonlySignal<LinkStatus>;
  /** Why there is no connection: a notice, or a refused return. */
  readonly ended: ReadonlySignal<Ended | null>;
  play(intent: G['Intent']): Promise<Answer>;
  send<T extends ClientMessageType>(type: T, payload: Payload<T>): Promise<Answer>;
  resumeLink(): Promise<ServerMessages['resumeLink'] | null>;
  /** Calls back with events and their view, just before `view` shows it. */
  onEvents(handler: (events: readonly G['Event'][], view: G['View']) => void): () => void;
  /**
   * Calls back with all known past events, oldest first: at once, and whenever they replace those heard (reconnection, jump in a replay).
   */
  onPast(handler: (events: readonly G['Event'][]) => void): () => void;
  /** Reconnects here at once, even after an end or from another window. */
  resume(): void;
  leave(): void;
}

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
import type { PlayerId } from '@illuminice/rules';
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

/** What stands in for a server's services at a table that is played on this device alone. */
export interface LocalServices {
  /** Leads to a new game. */
  startAgain(): void;
  /** The game, once it is over. */
  record(): GameRecord;
}

/** A notice of the server's host; of `announced` the text is what they say. */
export interface Announced {
  readonly why: 'announced' | 'journalRead';
  readonly text: string;
}

/** One table, seen over one connection that is taken up again whenever it breaks. */
export interface TableLink<G extends GameTypes = GameTypes> {
  readonly code: string;
  /** What is seen where no table stands behind it (a replay, a lesson), in the viewer's language. */
  readonly title?: string;
  /** Set where the table is played on this device alone. */
  readonly local?: LocalServices;
  /** Null: a spectator. */
  readonly player: ReadonlySignal<PlayerId | null>;
  readonly lobby: ReadonlySignal<Lobby | null>;
  /** Null until the game has begun. */
  readonly view: ReadonlySignal<G['View'] | null>;
  readonly timer: ReadonlySignal<TimerInfo>;
  /** What the server answers for the viewer. */
  readonly orders: ReadonlySignal<Orders>;
  /** When the viewer's silence becomes a `done`, and in which window; null: it does not. */
  readonly silence: ReadonlySignal<Silence | null>;
  /** What was said that the viewer may read, oldest first. */
  readonly chat: ReadonlySignal<readonly ChatLine[]>;
  /** Somebody called the viewer, to whom it seems that they are not there; left out: nobody can. */
  readonly nudge?: ReadonlySignal<ServerMessages['nudge'] | null>;
  /** What happened while this device was away and is not put away yet, as far as the server still knows; left out: it never is. */
  readonly missed?: Missed;
  /** Why the viewer's seat was taken from them while they went on looking; null: it was not. */
  readonly dismissed?: ReadonlySignal<NoticeWhy | null>;
  /** What the server's host has to say to everybody, until it is read; null: nothing; left out: there is no server. */
  readonly announced?: Signal<Announced | null>;
  /** What players promised each other, oldest first. */
  readonly promises: ReadonlySignal<readonly PromiseInfo[]>;
  /** The server's time, epoch ms. */
  now(): number;
  readonly status: ReadonlySignal<LinkStatus>;
  /** Why the connection is not there: a notice of the server, or its refusal to let us back in. */
  readonly ended: ReadonlySignal<Ended | null>;
  /** Sends an intent of the rules; answers when the server has judged it. */
  play(intent: G['Intent']): Promise<Answer>;
  /** Sends any other message of the protocol. */
  send<T extends ClientMessageType>(type: T, payload: Payload<T>): Promise<Answer>;
  /** Asks for what takes the seat to another device; null if the server has none to give. */
  resumeLink(): Promise<ServerMessages['resumeLink'] | null>;
  /** Calls back with what happened and the view that it led to, just before `view` shows it. */
  onEvents(handler: (events: readonly G['Event'][], view: G['View']) => void): () => void;
  /**
   * Calls back with all that is known to have happened before now, oldest first: at once, and whenever that takes the place of
   * what was heard: the connection was taken up again, or a replay was wound to another moment.
   */
  onPast(handler: (events: readonly G['Event'][]) => void): () => void;
  /** Takes the connection up again at once, here, even if it was ended or goes on in another window. */
  resume(): void;
  leave(): void;
}

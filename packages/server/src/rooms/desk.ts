import type { ClientMessages, ClientMessageType, Stage, WireRefusal } from '@illuminice/protocol';
import type { Client } from 'colyseus';
import type { Logger } from 'pino';
import { refuse } from '../refuse.js';
import type { Absence } from '../table/absence.js';
import type { HeardMessages } from '../table/heard.js';
import type { Lobby } from '../table/lobby.js';
import type { Seat } from '../table/seats.js';
import type { Table } from '../table/table.js';
import type { Talk } from '../table/talk.js';
import type { Time } from '../table/time.js';
import type { Audience } from './audience.js';
import type { Durable } from './durable.js';
import type { Gallery } from './gallery.js';
import type { Outcome } from './keeper.js';
import type { Runner } from './runner.js';
import type { Seating } from './seating.js';

/** What a message may touch of the room it came to. */
export interface Desk {
  readonly lobby: Lobby;
  readonly audience: Audience;
  readonly gallery: Gallery;
  readonly seating: Seating;
  readonly stage: Stage;
  readonly log: Logger;
  readonly talk: Talk;
  readonly absence: Absence;
  readonly runner: Runner;
  readonly time: Time;
  readonly heard: HeardMessages;
  readonly durable: Durable;
  readonly clients: Iterable<Client>;
  table: Table | null;
  startWhenFull: boolean;
  /** What waits at the table. */
  readonly queue: { readonly busy: boolean; readonly full: boolean };
  /** `seq` of the board as all have been told it. */
  readonly toldSeq: number;
  /**
   * Does this after what is being done now. What it changed is saved, all or nothing, before anybody is told of it.
   *
   * @param after is called once it is saved and told, or has failed
   */
  perform<T>(work: () => T, after?: (outcome: Outcome<T>) => void): void;
  /** Mirrors lobby and board into the shared state and sends what changed, once that is saved. */
  publish(): void;
  /** Tells a client who it is, and what it may know besides the shared state; with the token of a seat just given to it. */
  greet(client: Client, token?: string): void;
  onUncaughtException(error: Error, where: string): void;
}

/** Does what a checked message asks, or says why not. */
export type Handler<T extends ClientMessageType> = (desk: Desk, client: Client, message: ClientMessages[T]) => WireRefusal | null;

/** Something that only those who sit here may ask for. */
export function seated<T extends ClientMessageType>(
  ask: (desk: Desk, seat: Seat, message: ClientMessages[T]) => WireRefusal | null,
): Handler<T> {
  return (desk, client, message) => {
    const seat = desk.lobby.seats.of(client.sessionId);
    return seat ? ask(desk, seat, message) : refuse('notSeated');
  };
}

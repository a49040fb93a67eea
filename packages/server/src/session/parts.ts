import type { ClientMessages, ClientMessageType, WireRefusal } from '@illuminice/protocol';
import type { Logger } from 'pino';
import type { Caller } from '../notifications/notifications.js';
import { refuse } from '../refuse.js';
import type { Time } from '../time.js';
import type { Actions } from './actions.js';
import type { Automation } from './automation/automation.js';
import type { ClientSession } from './client-session.js';
import type { TableModel } from './model/table-model.js';
import type { Seating } from './presence/seating.js';
import type { Persistence } from './queue/persistence.js';
import type { WriteQueue } from './queue/write-queue.js';
import type { Seat } from './seats/seats.js';
import type { DelayedView } from './view/delayed-view.js';
import type { Outbox } from './view/outbox.js';

/** The parts of one table, as the session puts them together. */
export interface Parts {
  readonly model: TableModel;
  readonly clients: Map<string, ClientSession>;
  readonly outbox: Outbox;
  readonly queue: WriteQueue;
  readonly persistence: Persistence;
  readonly automation: Automation;
  readonly seating: Seating;
  readonly delayedView: DelayedView;
  readonly actions: Actions;
  /** Null: nobody is called who is not there. */
  readonly calls: Caller | null;
  /** `seq` of the board as all have been told it. */
  shownSeq(): number;
  readonly time: Time;
  readonly log: Logger;
}

/** Does what a checked message asks, or says why not. */
export type Handler<T extends ClientMessageType> = (parts: Parts, client: ClientSession, message: ClientMessages[T]) => WireRefusal | null;

/** A message that only those who sit here may send. */
export function seated<T extends ClientMessageType>(
  handle: (parts: Parts, seat: Seat, message: ClientMessages[T]) => WireRefusal | null,
): Handler<T> {
  return (parts, client, message) => {
    const seat = parts.model.lobby.seats.of(client.id);
    return seat ? handle(parts, seat, message) : refuse('notSeated');
  };
}

import type { ClientMessages, ClientMessageType, WireRefusal } from '@illuminice/protocol';
import { refuse } from '../refuse.js';
import type { Actions } from './actions.js';
import { Automation } from './automation/automation.js';
import { TurnNotifications } from './automation/turn-notifications.js';
import type { ClientSession } from './client-session.js';
import { Schedule } from './clock/schedule.js';
import type { SessionEnvironment, SessionHost } from './environment.js';
import { Lobby, type Settings } from './lobby/lobby.js';
import { Chat } from './model/chat.js';
import { TableModel } from './model/table-model.js';
import { Seating } from './presence/seating.js';
import { Persistence } from './queue/persistence.js';
import { type Failures, WriteQueue } from './queue/write-queue.js';
import { reporter } from './refused.js';
import type { Seat, Seats } from './seats/seats.js';
import { DelayedView } from './view/delayed-view.js';
import { Outbox } from './view/outbox.js';

export interface Origin {
  readonly code: string;
  readonly seats: Seats;
  readonly settings: Settings;
  /** Revision in the store; 0: not stored yet. */
  readonly rev: number;
  readonly env: SessionEnvironment;
  readonly host: SessionHost;
}

/** Wires the parts of one table. @param session carries out their outside effects */
export function assemble({ code, seats, settings, rev, env, host }: Origin, session: Actions & Failures) {
  const { counters, counts, limits } = env.access;
  const log = env.log.child({ table: code }, code === env.config.logTable ? { level: 'trace' } : {});
  const report = reporter(log);
  const schedule = new Schedule(
    env.time,
    (due) => host.wakeAt(due),
    (error) => report(error, 'tick'),
  );
  const lobby = new Lobby(seats, settings);
  const model = new TableModel(code, lobby, new Chat(limits));
  const clients = new Map<string, ClientSession>();
  const given = {
    ...env,
    code,
    lobby,
    model,
    clients,
    counters,
    counts,
    limits,
    log,
    report,
    schedule,
    actions: session,
    failures: session,
  };
  const outbox = new Outbox(given);
  const persistence = new Persistence(given);
  const queue = new WriteQueue({ ...given, outbox, persistence }, rev);
  const delayedView = new DelayedView({ ...given, sink: host, outbox });
  const written = { ...given, outbox, persistence, queue, delayedView };
  const seating = new Seating(written);
  const automation = new Automation(written);
  const turnNotifications = new TurnNotifications(written);
  return { ...written, actions: session as Actions, seating, automation, turnNotifications };
}

export type Parts = ReturnType<typeof assemble>;

export type Handler<T extends ClientMessageType> = (parts: Parts, client: ClientSession, message: ClientMessages[T]) => WireRefusal | null;

export function seated<T extends ClientMessageType>(
  handle: (parts: Parts, seat: Seat, message: ClientMessages[T]) => WireRefusal | null,
): Handler<T> {
  return (parts, client, message) => {
    const seat = parts.model.lobby.seats.of(client.id);
    return seat ? handle(parts, seat, message) : refuse('notSeated');
  };
}

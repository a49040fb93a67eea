import { joinSchema, WIRE_VERSION } from '@illuminice/protocol';
import type { z } from 'zod';
import { isPassword } from '../../secrets.js';
import type { ClientSession } from '../client-session.js';
import { firstProblem } from '../lobby/lobby.js';
import type { Parts } from '../parts.js';
import { Refused } from '../refused.js';
import { isKept, type Seat, type Seats } from '../seats/seats.js';
import { begin } from './handlers.js';
import { spectatorsOf } from './show.js';

export type Join = z.output<typeof joinSchema>;

/** Options of a join. The version is checked first, for shapes may differ. @throws Refused */
export function readJoin(given: unknown): Join {
  const version = typeof given === 'object' && given !== null && 'version' in given ? given.version : undefined;
  if (version !== WIRE_VERSION) throw new Refused('wrongVersion', { yours: String(version).slice(0, 20), ours: WIRE_VERSION });
  const read = joinSchema.safeParse(given);
  if (read.success) return read.data;
  if (read.error.issues[0]?.path[0] === 'name') throw new Refused('badName');
  throw new Refused('badMessage', { problem: firstProblem(read.error) });
}

/**
 * Counts a join's password, if the table has one; reservations may be made in advance, so they do not count.
 * @returns true if it was counted @throws Refused if it may not be checked
 */
export async function countAttempt({ model: { lobby }, access }: Parts, { address }: ClientSession, join: Join): Promise<boolean> {
  if (lobby.settings.passwordHash === null || join.ticket || ownSeat(lobby.seats, join)) return false;
  if (!(await access.rates.bruteForce.take(address))) throw new Refused('tooManyMisses');
  return true;
}

const ownSeat = (seats: Seats, { token, ticket, secret, spectate }: Join): Seat | undefined =>
  (token ? seats.byToken(token) : undefined) ?? (secret && !ticket && !spectate ? seats.byToken(secret) : undefined);

/** Admits a client: to its own seat, a free one, or as spectator. @param counted its password was counted @returns why not, or null */
export function admit(parts: Parts, client: ClientSession, join: Join, counted: boolean): Refused | null {
  const { model, clients, access, seating, actions, outbox, time } = parts;
  const { seats } = model.lobby;
  clients.set(client.id, client);
  const ticketed = join.ticket ? seats.byTicket(join.ticket, time.now()) : undefined;
  const known = ticketed ?? ownSeat(seats, join);
  // A used ticket still serves the device that used it, by its token.
  if (join.ticket && !known) return new Refused('badTicket');
  let token: string | undefined;
  if (known) {
    // The new device gets a token of its own; the old device's is void.
    if (ticketed) token = seats.newToken(known, join.secret);
    else access.counters.returned();
    seating.takeUp(known, client, ticketed ? 'moved' : 'takenOver');
  } else {
    const entered = enter(parts, client, join, counted);
    if (entered instanceof Refused) return entered;
    token = entered ?? undefined;
  }
  actions.publish();
  actions.greet(client, token);
  const { table } = model;
  if (table && !client.isDelayed) outbox.send(client, 'past', table.pastFor(outbox.playerOf(client)));
  if (model.startWhenFull) parts.queue.perform(() => beginIfFull(parts));
  return null;
}

/** Begins a game that waits only for its last seat, if that one is taken. */
function beginIfFull(parts: Parts): void {
  const { startWhenFull, stage, lobby } = parts.model;
  if (startWhenFull && stage === 'lobby' && lobby.seats.all.length === lobby.seats.capacity) begin(parts);
}

/** Admits a newcomer. @returns token of the seat, null for a spectator, or why not */
function enter(parts: Parts, client: ClientSession, join: Join, counted: boolean) {
  const { model, access, seating, delayedView } = parts;
  const { seats, settings } = model.lobby;
  if (settings.passwordHash !== null) {
    // No password was counted if the table had none then.
    if (!counted) return new Refused('tooManyMisses');
    if (!isPassword(join.password ?? '', settings.passwordHash)) return new Refused('wrongPassword');
    access.rates.bruteForce.give(client.address);
  }
  const isOpen = model.stage === 'lobby' || seats.all.some(isKept);
  if (isOpen && !join.spectate) {
    const taken = seating.sit(client, join.secret, join.token);
    return typeof taken === 'string' ? new Refused(taken) : taken.token;
  }
  if (!settings.spectators) return new Refused('noSpectators');
  if (spectatorsOf(parts).length > access.limits.spectators) return new Refused('tooManySpectators');
  client.isDelayed = delayedView.isOpen;
  return null;
}

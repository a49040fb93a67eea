import type { Client, ServerError } from 'colyseus';
import { addressOf } from '../net/connection.js';
import type { Door } from '../net/door.js';
import { isKept } from '../table/seats.js';
import { isPassword } from '../table/secrets.js';
import { begin } from './handlers.js';
import { type readJoin, refusedJoin } from './join.js';
import type { TableRoom } from './table-room.js';
import type { Visitor } from './visitor.js';

/**
 * Lets a client in: to the seat that its token or ticket opens, to a free one, or among those who look on.
 *
 * @returns why it may not come in, or null once it has
 */
export function admit(room: TableRoom, door: Door, client: Client, join: ReturnType<typeof readJoin>): ServerError | null {
  const { seats } = room.lobby;
  const ticketed = join.ticket ? seats.byTicket(join.ticket, room.time.now()) : undefined;
  const known = ticketed ?? (join.token ? seats.byToken(join.token) : undefined);
  // A ticket that is used up serves whoever used it, by the token that it brought him.
  if (join.ticket && !known) return refusedJoin('badTicket');
  let token: string | undefined;
  if (known) {
    // The new device has a token of its own, so that the old one's opens nothing any more.
    if (ticketed) token = seats.newToken(known, join.secret);
    room.seating.takeUp(known, client, ticketed ? 'moved' : 'takenOver');
  } else {
    const entered = enter(room, door, client, join);
    if (typeof entered !== 'string' && entered) return entered;
    token = entered ?? undefined;
  }
  room.publish();
  room.greet(client, token);
  room.recall(client);
  room.watchIdle();
  if (room.startWhenFull) room.perform(() => beginIfFull(room));
  return null;
}

/** Begins the game of a table that waits for nothing but its last seat, if that is taken by the time it comes to it. */
function beginIfFull(room: TableRoom): void {
  const { seats } = room.lobby;
  if (room.startWhenFull && room.stage === 'lobby' && seats.all.length === seats.capacity) begin(room);
}

/** Somebody new: seated or looking on. @returns the token of the seat, null for who looks on, or why he may not come in */
function enter(room: TableRoom, door: Door, client: Client, join: ReturnType<typeof readJoin>): string | null | ServerError {
  const { seats, settings } = room.lobby;
  if (settings.passwordHash !== null) {
    // Places can be reserved in advance and taken all at once: what was asked at the door does not count here.
    if (!door.rates.guesses.take(addressOf(client))) return refusedJoin('tooManyMisses');
    if (!isPassword(join.password ?? '', settings.passwordHash)) return refusedJoin('wrongPassword');
    door.rates.guesses.give(addressOf(client));
  }
  const open = room.stage === 'lobby' || seats.all.some(isKept);
  if (open && !join.spectate) {
    const taken = room.seating.sit(client, join.secret, join.token);
    return typeof taken === 'string' ? refusedJoin(taken) : taken.token;
  }
  if (!settings.spectators) return refusedJoin('noSpectators');
  if (room.spectators > door.limits.spectators) return refusedJoin('tooManySpectators');
  (client.userData as Visitor).later = room.gallery.open;
  return null;
}

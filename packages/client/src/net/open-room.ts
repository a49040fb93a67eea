import { TypeContext } from '@colyseus/schema';
import type { JoinOptions, Place, TableState } from '@illuminice/protocol';
import type { RulesetId } from '@illuminice/rules';
import { Client, Room, type SeatReservation } from 'colyseus.js';

/** How long to wait for a place, and then for the connection and a welcome, in ms. */
const PATIENCE = 8000;

/** The table plays a game that this page cannot show. */
export class Unshown extends Error {}

/**
 * Opens one connection to a table: asks for a place, takes it, and waits until the server has said who we are. Unlike the
 * library's own `joinById` it gives up in time, so that one that hangs does not keep from trying again.
 *
 * @param prepare gets what the table's game takes, before anything of it is read; rejects if it cannot be had
 * @param listen registers what is to be done with messages, before anything can come in; calls `welcomed` when it is time
 * @throws an error whose `code` and `message` are the server's refusal; without a known `code` the server was not reached
 */
export async function openRoom(
  code: string,
  options: JoinOptions,
  prepare: (ruleset: RulesetId) => Promise<unknown>,
  listen: (room: Room<TableState>, welcomed: () => void) => void,
): Promise<Room<TableState>> {
  const response = await fetch(`/matchmake/joinById/${code}`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(options),
    signal: AbortSignal.timeout(PATIENCE),
  });
  const place = (await response.json()) as { code?: number; error?: string } & Place & SeatReservation;
  if (place.error !== undefined) throw Object.assign(new Error(place.error), { code: place.code });
  await prepare(place.ruleset);
  // Its state has the classes that the server describes: they are numbered over all games, and the page has one.
  const room = new Room<TableState>(code);
  return new Promise((opened, failed) => {
    const alarm = setTimeout(() => {
      failed(new Error('no answer'));
      room.connection.close();
    }, PATIENCE);
    const fail = (reason?: number, text?: string) => {
      clearTimeout(alarm);
      failed(Object.assign(new Error(text), { code: reason }));
    };
    room.onLeave(fail);
    listen(room, () => {
      clearTimeout(alarm);
      // The library makes classes anew for each connection and keeps those that extend another one for good, which only matters
      // where classes are looked up by their parents: where states are written.
      TypeContext.inheritedTypes.clear();
      opened(room);
    });
    new Client(location.origin).consumeSeatReservation(place, undefined, room).catch((error) => fail(error.code, error.message));
  });
}

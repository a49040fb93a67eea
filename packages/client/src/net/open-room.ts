import { TypeContext } from '@colyseus/schema';
import type { JoinOptions, Place, TableState, WireRefusal } from '@illuminice/protocol';
import type { RulesetId } from '@illuminice/rules';
import { Client, Room, type SeatReservation } from 'colyseus.js';
import { at, linkAt } from '../base-path';

/** Time-outs of a reservation, and of connection with welcome, in ms. */
const PATIENCE = 8000;

/** The page cannot show the table's game. */
export class Unshown extends Error {}

/**
 * Opens one connection: reservation, socket, `welcome`. Unlike the library's `joinById` it has time-outs, so that retries go on.
 * @param prepare loads the game before its state is read @param listen registers handlers first; calls `welcomed`
 * @throws an error with the refusal's `code` and `message`; without a known `code` the server was not reached
 */
export async function openRoom(
  code: string,
  options: JoinOptions,
  prepare: (ruleset: RulesetId) => Promise<unknown>,
  listen: (room: Room<TableState>, welcomed: () => void) => void,
): Promise<Room<TableState>> {
  const response = await fetch(at(`/matchmake/joinById/${code}`), {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(options),
    signal: AbortSignal.timeout(PATIENCE),
  });
  const place = (await response.json()) as { code?: number; error?: string; refusal?: WireRefusal } & Place & SeatReservation;
  if (place.error !== undefined) throw Object.assign(new Error(place.error), { code: place.code, refusal: place.refusal });
  await prepare(place.ruleset);
  // The state's classes come from the server's description: their numbers span all games.
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
      // The library keeps derived classes of each connection for good; they matter only to writers of states.
      TypeContext.inheritedTypes.clear();
      opened(room);
    });
    new Client(linkAt('/')).consumeSeatReservation(place, undefined, room).catch((error) => fail(error.code, error.message));
  });
}

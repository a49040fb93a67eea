import { type Board, decision, type PlayerId } from '@illuminice/rules';
import { presenceOf, type Seat } from './seats.js';

/** How long the clock of an open window stands still at most for somebody who lost the connection, in ms. */
export const LONGEST_STANDSTILL = 45_000;

/** The clock stands still: in which window, for whom, and until when at the latest (epoch ms). */
export interface Standstill {
  readonly frame: number;
  readonly players: readonly PlayerId[];
  readonly until: number;
}

/**
 * Whether the clock stands still on a board that was just reached: while the open window waits for somebody who lost the
 * connection a moment ago, once a game and player. Marks on the seats who has had it.
 *
 * @param before whether it stood still until now
 * @param now epoch ms
 */
export function standstill(before: Standstill | null, board: Board, seats: readonly Seat[], now: number): Standstill | null {
  const { frame, who } = decision(board);
  if (frame === null) return null;
  const missing = seats.filter((seat) => presenceOf(seat) === 'reconnecting' && who.includes(seat.player));
  const going = before?.frame === frame && now < before.until ? missing.filter(({ player }) => before.players.includes(player)) : [];
  const fresh = missing.filter((seat) => !seat.absence.paused && !going.includes(seat));
  for (const { absence } of fresh) absence.paused = true;
  if (fresh.length === 0 && going.length === 0) return null;
  const players = [...going, ...fresh].map(({ player }) => player);
  return { frame, players, until: fresh.length > 0 || !before ? now + LONGEST_STANDSTILL : before.until };
}

import type { PlayerId } from './types.js';

/** The seat of a player; undefined for spectators and strangers. */
export const findSeat = <S extends { readonly player: PlayerId }>(
  { seats }: { readonly seats: readonly S[] },
  player: PlayerId | null | undefined,
): S | undefined => seats.find((seat) => seat.player === player);

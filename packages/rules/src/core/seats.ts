import type { PlayerId } from './types.js';

export const findSeat = <S extends { readonly player: PlayerId }>(
  { seats }: { readonly seats: readonly S[] },
  player: PlayerId | null | undefined,
): S | undefined => seats.find((seat) => seat.player === player);

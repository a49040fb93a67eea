import { PRESENT, type SeatInfo, USUAL_LEVEL } from '@illuminice/protocol';
import type { PlayerId } from '@illuminice/rules';
import { seatLook } from '../prefs/seat-look';

export const seatOf = (seats: readonly SeatInfo[], player: PlayerId) => {
  const found = seats.find((seat) => seat.player === player);
  const info = found ?? {
    player,
    place: 0,
    name: player,
    colour: 0,
    ready: true,
    sealed: false,
    ...PRESENT,
    computer: false,
    level: USUAL_LEVEL,
    style: 'plain' as const,
  };
  return { ...info, look: seatLook(info.colour) };
};

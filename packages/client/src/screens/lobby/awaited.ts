import type { SeatInfo } from '@illuminice/protocol';
import type { Lobby } from '../../net/table-link';

/** Who at the table has not said ready yet, and of them those without whom the host cannot start: the start is the host's own word. */
export const awaited = ({ seats, host }: Pick<Lobby, 'seats' | 'host'>): { unready: SeatInfo[]; missing: SeatInfo[] } => {
  const unready = seats.filter(({ ready }) => !ready);
  return { unready, missing: unready.filter(({ player }) => player !== host) };
};

import { refuse } from '../../refuse.js';
import type { Kind } from './kind.js';

/** A single player cannot remove another. */
const FEWEST = 2;

/** Removes a player for good; a computer takes the seat. */
export const kick: Kind = {
  isAbout: true,
  check: ({ model: { lobby, table } }, subject, voters) => {
    const seat = lobby.seats.get(subject);
    if (!seat || seat.computer) return refuse('noSuchSeat');
    if (!table?.isIn(subject)) return refuse('notInGame');
    return voters.length < FEWEST ? refuse('tooFewVoters', { fewest: FEWEST }) : null;
  },
  carryOut: ({ model, actions }, subject) => {
    const seat = model.lobby.seats.get(subject);
    if (seat) actions.kick(seat);
  },
};

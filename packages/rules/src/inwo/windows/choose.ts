import { closeChoice } from '../plays/plays.js';
import { answeredByAct, type WindowKind } from './window.js';

/** An effect asks one player, or several in secret, to choose (N-1004). */
export const choose: WindowKind<'choose'> = {
  ...answeredByAct,
  asks: (_board, { by, joint }, seat) => (joint ? joint.includes(seat.player) : seat.player === by),
  next: (game, frame) => {
    if (!frame.joint) return false;
    closeChoice(game, frame);
    return true;
  },
  delaysLimits: true,
  delaysElimination: true,
};

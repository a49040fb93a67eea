import { mayClaim } from '../goals/goals.js';
import { answeredByDone, close, type WindowKind } from './window.js';

/** Players may claim victory (N-1205). */
export const claims: WindowKind<'claims'> = {
  ...answeredByDone,
  asks: (board, _frame, { player }) => mayClaim(board, player) && !board.claims.some((claim) => claim.player === player),
  next: close,
};

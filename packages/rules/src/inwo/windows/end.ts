import { hasPlotOrUse } from './asking.js';
import { answeredByDone, close, type WindowKind } from './window.js';

/** A turn is about to end (N-1004). */
export const end: WindowKind<'end'> = {
  ...answeredByDone,
  asks: (board, _frame, seat) => seat.player !== board.turn?.player && hasPlotOrUse(board, seat),
  next: close,
};

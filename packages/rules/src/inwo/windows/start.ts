import { hasPlotOrUse } from './asking.js';
import { answeredByDone, close, type WindowKind } from './window.js';

/** A rival's turn begins (N-1004). */
export const start: WindowKind<'start'> = {
  ...answeredByDone,
  asks: (board, _frame, seat) => seat.player !== board.turn?.player && hasPlotOrUse(board, seat),
  next: close,
};

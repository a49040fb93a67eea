import { couldBuy, hasPlotOrUse } from './asking.js';
import { answeredByDone, close, type WindowKind } from './window.js';

/** A claim may still be prevented (N-1207). */
export const victory: WindowKind<'victory'> = {
  ...answeredByDone,
  asks: (board, _frame, seat) => hasPlotOrUse(board, seat) || couldBuy(board, seat.player),
  next: close,
};

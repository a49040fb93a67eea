import { hasPlotOrUse } from './asking.js';
import { answeredByDone, close, type WindowKind } from './window.js';

/** A card was lost, which others may answer (N-1004). */
export const loss: WindowKind<'loss'> = {
  ...answeredByDone,
  asks: (board, _frame, seat) => hasPlotOrUse(board, seat),
  next: close,
  delaysLimits: true,
};

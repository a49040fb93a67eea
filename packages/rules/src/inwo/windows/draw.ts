import { hasPlotOrUse } from './asking.js';
import { answeredByDone, close, type WindowKind } from './window.js';

/** A player has drawn or discarded (N-1006). */
export const draw: WindowKind<'draw'> = {
  ...answeredByDone,
  asks: (board, { by }, seat) => seat.player !== by && hasPlotOrUse(board, seat),
  next: close,
  delaysLimits: true,
};

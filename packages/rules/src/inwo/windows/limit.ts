import { answeredByAct, type WindowKind } from './window.js';

/** A player discards surplus cards (N-503, N-1204). */
export const limit: WindowKind<'limit'> = {
  ...answeredByAct,
  asks: (_board, { by }, seat) => seat.player === by,
  next: () => false,
  delaysLimits: true,
};

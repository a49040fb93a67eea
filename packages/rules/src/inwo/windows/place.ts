import { answeredByAct, type WindowKind } from './window.js';

/** The captor places a captive (N-496). */
export const place: WindowKind<'place'> = {
  ...answeredByAct,
  asks: (_board, { by }, seat) => seat.player === by,
  next: () => false,
  delaysLimits: true,
  delaysElimination: true,
};

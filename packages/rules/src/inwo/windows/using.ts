import { closePlays } from '../plays/plays.js';
import { playAsks } from './asking.js';
import { answeredByDone, type WindowKind } from './window.js';

/** An ability or action was announced and may be answered (N-1004). */
export const using: WindowKind<'using'> = {
  ...answeredByDone,
  asks: playAsks,
  next: (game, frame) => {
    closePlays(game, frame);
    return true;
  },
  delaysLimits: true,
  delaysElimination: true,
};

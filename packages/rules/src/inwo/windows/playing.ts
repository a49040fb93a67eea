import { closePlays } from '../plays/plays.js';
import { playAsks } from './asking.js';
import { answeredByDone, type WindowKind } from './window.js';

/** Plots were announced and may be answered (N-902). */
export const playing: WindowKind<'playing'> = {
  ...answeredByDone,
  asks: playAsks,
  next: (game, frame) => {
    closePlays(game, frame);
    return true;
  },
  delaysLimits: true,
  delaysElimination: true,
};

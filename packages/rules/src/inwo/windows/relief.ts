import { structureOf } from '../game/game.js';
import { answeredByDone, close, type WindowKind } from './window.js';

/** Others may add actions to a joint Relief (N-735). */
export const relief: WindowKind<'relief'> = {
  ...answeredByDone,
  asks: (board, { by, pledges }, seat) =>
    seat.player !== by && structureOf(board, seat.player).some(({ id, tokens }) => tokens > 0 && !pledges.some(({ card }) => card === id)),
  next: close,
};

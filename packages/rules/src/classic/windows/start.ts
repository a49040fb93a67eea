import { specialCount, turnOf } from '../game/game.js';
import { checkDone, sayDone, type WindowKind } from './window.js';

/** The window before the draw, in which others may play Specials (C-201). */
export const start: WindowKind<'start'> = {
  code: () => 'C-201',
  asks: (board, _frame, seat) => seat.player !== board.turn?.player && specialCount(seat) > 0,
  restriction: () => null,
  decision: (board, _frame, awaited) =>
    awaited.length > 0 ? { kind: 'start', who: [...awaited] } : { kind: 'turn', who: [turnOf(board).player] },
  checkAnswer: (board, frame, player) => checkDone(start, 'C-201', { board, frame, player }),
  answer: (game, frame, by) => sayDone(game, frame, by),
  takesFirm: () => false,
  // The turn's player draws, which closes it.
  next: () => false,
  partOf: () => 'turn',
};

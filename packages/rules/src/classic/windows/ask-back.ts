import { putBack } from '../turn/taking-back.js';
import { refuse } from '../types/refusals.js';
import { checkDone, sayDone, type WindowKind } from './window.js';

/** Decision of the others on an undo, each by `done`, or one of them refuses (C-210). */
export const askBack: WindowKind<'askBack'> = {
  code: () => 'C-210',
  asks: (_board, { by }, seat) => seat.player !== by,
  restriction: (_board, { by }) => ({ only: ['done', 'denyBack'], refusal: refuse('C-210', 'asking', { player: by }) }),
  decision: (_board, _frame, awaited) => ({ kind: 'askBack', who: [...awaited] }),
  checkAnswer: (board, frame, player) => checkDone(askBack, 'C-210', { board, frame, player }),
  answer: (game, frame, by) => sayDone(game, frame, by),
  takesFirm: () => false,
  next: (game, { by }) => {
    const { askBack: last } = game.board;
    if (!last) throw new Error('nothing was asked for');
    putBack(game, by, last);
    return true;
  },
  partOf: () => 'turn',
};

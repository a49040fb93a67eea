import { seatOf, topFrame } from '../../game.js';
import { refuse } from '../../refusals.js';
import type { Board, Loss } from '../../types/index.js';
import { toHandOpen } from '../../verbs.js';
import type { Effect } from '../effect.js';

const slipped = (board: Board, player: string): Loss | null => {
  for (const frame of board.frames)
    if (frame.kind === 'loss' && frame.loss.how === 'slipped' && frame.loss.from !== player) return frame.loss;
  return null;
};

/** Takes a Group that a rival has just discarded after a vain takeover into the own hand. */
export const takeSlipped: Effect<unknown> = {
  check: ({ actor: { board, player }, card }) =>
    topFrame(board)?.kind === 'loss' && slipped(board, player) ? null : refuse('N-902', 'notNow', { card }),
  apply: (game, { by }) => {
    const loss = slipped(game.board, by);
    const pile = loss?.from == null ? [] : seatOf(game.board, loss.from).discards;
    const at = pile.findIndex(({ id }) => id === loss?.copy);
    const [kept] = at < 0 ? [] : pile.splice(at, 1);
    if (kept) toHandOpen(game, by, kept);
  },
  could: (board, player) => slipped(board, player) !== null,
};

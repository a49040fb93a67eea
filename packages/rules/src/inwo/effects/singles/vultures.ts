import { type Game, seatOf, tableCard, topFrame } from '../../game/game.js';
import type { Board, Kept, Loss } from '../../types/index.js';
import { toHandOpen } from '../../verbs/hands.js';
import { lift } from '../../verbs/table.js';
import { given, notNow } from '../arguments.js';
import { effect } from '../effect.js';

export const slipped = (board: Board, player: string): Loss | null => {
  for (const frame of board.frames)
    if (frame.kind === 'loss' && frame.loss.how === 'slipped' && frame.loss.from !== player) return frame.loss;
  return null;
};

/** Takes the Group from the pile, or the middle, where it went. */
export const takeSlippedCard = (game: Game, { copy, from }: Loss): Kept | undefined => {
  const { board } = game;
  if (tableCard(board, copy)?.zone === 'middle') return { id: copy, card: lift(board, copy).card };
  const pile = from === null ? [] : seatOf(board, from).discards;
  const index = pile.findIndex(({ id }) => id === copy);
  return index < 0 ? undefined : pile.splice(index, 1)[0];
};

/** Takes a Group that a rival has just discarded after a failed takeover into the own hand. */
export const takeSlipped = effect(
  { loss: given(({ actor: { board, player } }) => slipped(board, player), notNow) },
  {
    check: (context) => (topFrame(context.actor.board)?.kind === 'loss' ? null : notNow(context)),
    aims: (board, player) => slipped(board, player)?.from ?? null,
    apply: (game, { by, loss }) => {
      const taken = takeSlippedCard(game, loss);
      if (taken) toHandOpen(game, by, taken);
    },
    could: (board, player) => slipped(board, player) !== null,
  },
);

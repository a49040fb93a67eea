import { z } from 'zod';
import { isRefusal } from '../../core/refuse.js';
import type { Refusal } from '../../core/types.js';
import { type Actor, emit } from '../game/game.js';
import { mayTakeBack } from '../turn/taking-back.js';
import type { TakeBack } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import type { Command } from './command.js';

const slip = ({ board, player }: Actor): Refusal | TakeBack => {
  const { askBack: last } = board;
  return last ? mayTakeBack(board, player, last) : refuse('C-210', 'nothingToTakeBack');
};

/** Asks the others to allow an undo that is not free (C-210). */
export const askBack: Command<'askBack', TakeBack> = {
  type: 'askBack',
  shape: z.strictObject({ type: z.literal('askBack') }),
  check: slip,
  apply: (game, by, { what, card }) => {
    const { board } = game;
    if (board.turn) board.turn.takenBack = [...(board.turn.takenBack ?? []), by];
    board.frames.push({ kind: 'askBack', id: board.next.frame++, rev: 0, done: [], by });
    emit(game, { type: 'askedBack', player: by, what, card });
  },
  offer: (actor) => {
    const last = slip(actor);
    return isRefusal(last) ? last : { ...last };
  },
};

import { z } from 'zod';
import { emit, topFrame, turnOf } from '../game/game.js';
import type { IntentOf } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import type { Command } from './command.js';

/** Ends the turn: claims, limits, the next player (N-208). */
export const knock: Command<'knock'> = {
  type: 'knock',
  shape: z.strictObject({ type: z.literal('knock') }) as unknown as z.ZodType<IntentOf<'knock'>>,
  check: ({ board, player }, intent) => {
    if (board.turn?.player !== player) return refuse('N-201', 'notYourTurn', { player: board.turn?.player ?? '' });
    if (topFrame(board)) return refuse('N-1005', 'notNow');
    return board.phase === 'main' ? intent : refuse('N-201', 'notInMain');
  },
  apply: (game, by) => {
    game.board.phase = 'end';
    turnOf(game.board).ending = 'losses';
    emit(game, { type: 'knocked', player: by });
  },
  hints: () => [],
};

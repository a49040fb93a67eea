import { z } from 'zod';
import { topFrame } from '../game/game.js';
import type { Frame } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { awaitedBy, windowOf } from '../windows/windows.js';
import { type Command, rev } from './command.js';

/** Nothing (more) to add in the open window (N-1001). */
export const done: Command<'done', Frame> = {
  type: 'done',
  shape: z.strictObject({ type: z.literal('done'), rev }),
  check: ({ board, player }, intent) => {
    const top = topFrame(board);
    if (!top) return refuse('N-1005', 'notNow');
    if (intent.rev !== undefined && intent.rev !== top.rev) return refuse('N-1003', 'stale');
    const refusal = windowOf(top).checkAnswer(board, top, player, false);
    if (refusal) return refusal;
    return awaitedBy(board, top).includes(player) ? top : refuse('N-1005', 'notAsked');
  },
  apply: (game, by, frame) => windowOf(frame).answer(game, frame, by, false),
  quiet: true,
  hints: () => [],
};

import { z } from 'zod';
import { emit, topFrame } from '../game/game.js';
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
    if (windowOf(top).must) return refuse('N-1005', 'choicePending');
    if (top.done.includes(player)) return refuse('N-1005', 'alreadyDone');
    return awaitedBy(board, top).includes(player) ? top : refuse('N-1005', 'notAsked');
  },
  apply: (game, by, frame) => {
    frame.done.push(by);
    emit(game, { type: 'saidDone', player: by, frame: frame.id });
  },
  quiet: true,
  hints: () => [],
};

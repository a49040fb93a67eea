import { z } from 'zod';
import { endIfLast, leave } from '../turn/leaving.js';
import { decksChosen, illuminatiChosen, leadsChosen } from '../turn/opening.js';
import type { IntentOf } from '../types/index.js';
import type { Command } from './command.js';

/** Leaves the game for good (N-1212). */
export const concede: Command<'concede'> = {
  type: 'concede',
  shape: z.strictObject({ type: z.literal('concede') }) as unknown as z.ZodType<IntentOf<'concede'>>,
  check: (_actor, intent) => intent,
  apply: (game, by) => {
    const { board } = game;
    leave(game, by, null);
    if (endIfLast(game)) return;
    if (board.phase === 'chooseDeck') decksChosen(game);
    else if (board.phase === 'chooseIlluminati') illuminatiChosen(game);
    else if (board.phase === 'chooseLead') leadsChosen(game);
    if (board.turn?.player !== by) return;
    board.phase = 'end';
    board.turn.ending = 'lapse';
  },
  hints: () => [],
};

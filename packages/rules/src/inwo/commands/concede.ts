import { z } from 'zod';
import type { Game } from '../game/game.js';
import { endIfLast, leave } from '../turn/leaving.js';
import { decksChosen, illuminatiChosen, leadsChosen } from '../turn/opening.js';
import type { IntentOf } from '../types/index.js';
import type { Command } from './command.js';

/** Continues the set-up without the leaver, or ends their turn. */
const goOnWithout = (game: Game, by: string): void => {
  const { board } = game;
  if (board.phase === 'chooseDeck') decksChosen(game);
  else if (board.phase === 'chooseIlluminati') illuminatiChosen(game);
  else if (board.phase === 'chooseLead') leadsChosen(game);
  if (board.turn?.player === by) {
    board.phase = 'end';
    board.turn.ending = 'lapse';
  }
};

/** Leaves the game for good (N-1212). */
export const concede: Command<'concede'> = {
  type: 'concede',
  shape: z.strictObject({ type: z.literal('concede') }) as unknown as z.ZodType<IntentOf<'concede'>>,
  check: (_actor, intent) => intent,
  apply: (game, by) => {
    leave(game, by, null);
    if (!endIfLast(game)) goOnWithout(game, by);
  },
  hints: () => [],
};

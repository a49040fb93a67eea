import { z } from 'zod';
import { cardOn, tableCard } from '../game/game.js';
import type { IntentOf } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { type Command, id } from './command.js';

/** Removes one of the player's tokens, for free (N-402). */
export const removeToken: Command<'removeToken'> = {
  type: 'removeToken',
  shape: z.strictObject({ type: z.literal('removeToken'), card: id }),
  check: ({ board, player }, intent: IntentOf<'removeToken'>) => {
    const card = tableCard(board, intent.card);
    if (!board.turn || card?.owner !== player) return refuse('N-401', 'noToken', { card: card?.card ?? '' });
    return card.tokens > 0 ? intent : refuse('N-401', 'noToken', { card: card.card });
  },
  apply: ({ board }, _by, { card }) => {
    cardOn(board, card).tokens -= 1;
  },
  hints: () => [],
};

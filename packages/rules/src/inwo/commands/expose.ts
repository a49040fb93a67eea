import { z } from 'zod';
import { privateOf } from '../game/game.js';
import { isHidden, isStored } from '../turn/hand.js';
import { refuse } from '../types/refusals.js';
import { takeFromHand, turnUp } from '../verbs/hands.js';
import { lay, noteEntered } from '../verbs/table.js';
import { type Command, ids } from './command.js';

/** Turns hidden cards of the own hand up (N-501). */
export const expose: Command<'expose'> = {
  type: 'expose',
  shape: z.strictObject({ type: z.literal('expose'), cards: ids.min(1) }),
  check: (actor, intent) => {
    if (!actor.board.turn) return refuse('N-503', 'notNow');
    return intent.cards.every((copy) => isHidden(actor, copy)) && new Set(intent.cards).size === intent.cards.length
      ? intent
      : refuse('N-1403', 'notSeen');
  },
  apply: (game, by, { cards }) => {
    for (const copy of cards) {
      if (!isStored({ mine: privateOf(game.state, by) }, copy)) {
        turnUp(game, by, copy);
        continue;
      }
      const { id: shown, card } = takeFromHand(game, by, copy);
      lay(game.board, { id: shown, card }, 'resource', by);
      noteEntered(game, shown);
    }
  },
  hints: ({ mine }) => mine.plots.map((held) => held.id),
};

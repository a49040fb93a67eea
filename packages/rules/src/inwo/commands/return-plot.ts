import { z } from 'zod';
import { allPlots, decksOf, emit, handPlot, isKept } from '../game/game.js';
import { handRefusal, surplusRefusal } from '../turn/hand.js';
import { refuse } from '../types/refusals.js';
import { countDecks } from '../verbs/decks.js';
import { takeFromHand } from '../verbs/hands.js';
import { type Command, id } from './command.js';

/** Returns a Plot to the own Plot deck (N-504). */
export const returnPlot: Command<'returnPlot'> = {
  type: 'returnPlot',
  shape: z.strictObject({ type: z.literal('returnPlot'), card: id, at: z.union([z.enum(['top', 'bottom']), z.int().min(0).max(100)]) }),
  check: (actor, intent) => {
    const refusal = handRefusal(actor);
    if (refusal) return refusal;
    if (isKept(actor.board, intent.card)) return refuse('N-1207', 'alreadyClaimed');
    return handPlot(actor, intent.card) ? (surplusRefusal(actor, [intent.card]) ?? intent) : refuse('N-1403', 'notSeen');
  },
  apply: (game, by, { card, at: index }) => {
    const held = takeFromHand(game, by, card);
    const deck = decksOf(game.state, by).plot;
    deck.splice(index === 'top' ? 0 : index === 'bottom' ? deck.length : index, 0, held.card);
    countDecks(game, by);
    emit(game, { type: 'returned', player: by });
  },
  hints: (actor) => allPlots(actor).map((held) => held.id),
};

import { z } from 'zod';
import { openDraw } from '../frames/frames.js';
import { actorIn, allGroups, allPlots, handPlot, isKept } from '../game/game.js';
import { handRefusal, ownCard, surplusRefusal } from '../turn/hand.js';
import { refuse } from '../types/refusals.js';
import { discardFromHand } from '../verbs/hands.js';
import { type Command, ids } from './command.js';

/** Discards cards of the own hand (N-505, N-506). */
export const discard: Command<'discard'> = {
  type: 'discard',
  shape: z.strictObject({ type: z.literal('discard'), cards: ids.min(1) }),
  check: (actor, intent) => {
    const refusal = handRefusal(actor);
    if (refusal) return refusal;
    if (!intent.cards.every((copy) => ownCard(actor, copy)) || new Set(intent.cards).size !== intent.cards.length)
      return refuse('N-1403', 'notSeen');
    if (intent.cards.some((copy) => isKept(actor.board, copy))) return refuse('N-1207', 'alreadyClaimed');
    const { turn } = actor.board;
    const tried = intent.cards.find((copy) => turn?.tried.includes(copy));
    if (tried !== undefined) return refuse('N-495', 'cannotLeave', { card: ownCard(actor, tried)?.card ?? '' });
    return surplusRefusal(actor, intent.cards) ?? intent;
  },
  apply: (game, by, { cards }) => {
    const actor = actorIn(game, by);
    const isPlot = cards.some((copy) => handPlot(actor, copy));
    for (const copy of cards) discardFromHand(game, by, copy);
    if (isPlot) openDraw(game.board, by);
  },
  hints: (actor) => [...allPlots(actor), ...allGroups(actor)].map((held) => held.id),
};

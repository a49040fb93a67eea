import { tableCard } from '../game.js';
import { refuse } from '../refusals.js';
import { fits, powerOf, tokensTaken } from '../values/values.js';
import { giveToken } from '../verbs.js';
import { type EffectFor, needs } from './effect.js';

/** One token more for Groups with Power of 5 together, or for one Group (N-1501). */
export const reload: EffectFor<'reload'> = {
  check: ({ actor: { board, player }, effect: { filter, all }, fields: { cards }, card }) => {
    if (!cards || cards.length === 0) return needs('cards');
    if (new Set(cards).size !== cards.length) return refuse('N-902', 'badTarget', { card });
    for (const id of cards) {
      const group = tableCard(board, id);
      if (!group || group.owner !== player || group.zone !== 'structure' || group.master === null || !fits(board, filter, id))
        return refuse('N-902', 'badTarget', { card: group?.card ?? id });
      if (group.captured) return refuse('N-1501', 'capturedThisTurn', { card: group.card });
    }
    const power = cards.reduce((sum, id) => sum + powerOf(board, id), 0);
    return cards.length > 1 && power > 5 && !all ? refuse('N-1501', 'tooMuchPower') : null;
  },
  apply: ({ board }, { fields: { cards = [] } }) => {
    for (const id of cards) if (tableCard(board, id) && tokensTaken(board, id) > 0) giveToken(board, id);
  },
};

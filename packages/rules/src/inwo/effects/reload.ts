import { earlierOf } from '../earlier.js';
import { structureOf, tableCard } from '../game.js';
import { refuse } from '../refusals.js';
import type { Filter } from '../types/cards.js';
import type { Board, CopyId } from '../types/index.js';
import { fits, powerOf, tokensTaken } from '../values/values.js';
import { giveToken } from '../verbs.js';
import { type EffectFor, needs } from './effect.js';

/** All own Groups of a kind that may have a token; those captured this turn get none. */
const allOf = (board: Board, player: string, filter: Filter): CopyId[] =>
  structureOf(board, player)
    .filter(({ id, master, captured }) => master !== null && !captured && tokensTaken(board, id) > 0 && fits(board, filter, id))
    .map(({ id }) => id);

/** One token more for Groups with Power of 5 together, or for one Group; or for all of them, whatever is named (N-1501). */
export const reload: EffectFor<'reload'> = {
  check: ({ actor: { board, player }, effect: { filter, all }, fields, card }) => {
    if (all && !earlierOf(board).reloadsNamed) return allOf(board, player, filter).length > 0 ? null : refuse('N-902', 'noUse', { card });
    const { cards } = fields;
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
  apply: ({ board }, { by, fields: { cards = [] } }, { filter, all }) => {
    const named = all && !earlierOf(board).reloadsNamed ? allOf(board, by, filter) : cards;
    for (const id of named) if (tableCard(board, id) && tokensTaken(board, id) > 0) giveToken(board, id);
  },
};

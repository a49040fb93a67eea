import { earlierOf } from '../earlier.js';
import { isGroupInPlay, structureOf, tableCard } from '../game/game.js';
import type { Filter } from '../types/cards.js';
import type { EffectOf } from '../types/effects.js';
import type { Board, CopyId } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { fits, powerOf, tokensTaken } from '../values/values.js';
import { giveToken } from '../verbs/changes.js';
import { type Argument, noUse } from './arguments.js';
import { type EffectFor, effect } from './effect.js';
import { misfit } from './judges.js';

/** All own Groups of a kind that may have a token; those captured this turn get none. */
const allOf = (board: Board, player: string, filter: Filter): CopyId[] =>
  structureOf(board, player)
    .filter(({ id, master, captured }) => master !== null && !captured && tokensTaken(board, id) > 0 && fits(board, filter, id))
    .map(({ id }) => id);

/** The own Groups that are refreshed: those named, or all, where the text says so. */
const groups: Argument<readonly CopyId[], EffectOf<'reload'>> = {
  fields: ['cards'],
  most: 100,
  read: ({ actor: { board, player }, effect: { filter, all }, fields: { cards = [] } }) => {
    const named = all && !earlierOf(board).reloadsNamed ? allOf(board, player, filter) : cards;
    return named.length > 0 ? named : undefined;
  },
  missing: (draft) => (draft.effect.all && !earlierOf(draft.actor.board).reloadsNamed ? noUse(draft) : null),
  check: ({ actor: { board, player }, effect: { filter, all }, card }, named) => {
    if (new Set(named).size !== named.length) return refuse('N-902', 'badTarget', { card });
    for (const id of named) {
      const group = tableCard(board, id);
      if (!group || !isGroupInPlay(group)) return refuse('N-902', group ? 'notInStructure' : 'badTarget', { card: group?.card ?? id });
      if (group.owner !== player) return refuse('N-902', 'notYours', { card: group.card });
      if (!fits(board, filter, id)) return misfit(board, filter, group);
      if (group.captured) return refuse('N-1501', 'capturedThisTurn', { card: group.card });
    }
    const power = named.reduce((sum, id) => sum + powerOf(board, id), 0);
    return named.length > 1 && power > 5 && !all ? refuse('N-1501', 'tooMuchPower') : null;
  },
  candidates: ({ actor: { board, player }, effect: { filter } }) => allOf(board, player, filter).map((id) => ({ cards: [id] })),
};

/** One token more for Groups with Power of 5 together, or for one Group; or for all of them, whatever is named (N-1501). */
export const reload: EffectFor<'reload'> = effect(
  { groups },
  {
    apply: ({ board }, { groups: refreshed }) => {
      for (const id of refreshed) if (tableCard(board, id) && tokensTaken(board, id) > 0) giveToken(board, id);
    },
  },
);

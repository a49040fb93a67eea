import { seatOf } from '../../game/game.js';
import type { Filter } from '../../types/cards.js';
import type { Stat } from '../../types/words.js';
import { change } from '../../verbs/changes.js';
import { optional } from '../arguments.js';
import { card } from '../card-arguments.js';
import { effect } from '../effect.js';
import { all, fits, inPlay, own, rivals } from '../judges.js';
import { alignment, stat } from '../word-arguments.js';

const ownGroup = (filter: Filter) => card(all(own, inPlay, fits(filter)));

const tripled = (which: Stat) => [{ stat: which, how: 'times', amount: 3 }] as const;

/** Power or Resistance of an own Bank is tripled for its next action or defence. */
export const tripleBank = effect(
  { on: ownGroup('Bank'), stat: stat() },
  {
    apply: ({ board }, { by, copy, card: cause, on: target, stat: which }) =>
      change(board, { on: target.id, by, card: cause, copy, until: 'next', stats: tripled(which) }),
  },
);

/** Power of an own Science Group is tripled for its next action; a rival's Group loses its tokens. */
export const tripleScience = effect(
  { on: ownGroup('Science'), victim: optional(card(all(inPlay, rivals), 'onto')) },
  {
    apply: ({ board }, { by, copy, card: cause, on: target, victim }) => {
      if (victim) victim.tokens = 0;
      change(board, { on: target.id, by, card: cause, copy, until: 'next', stats: tripled('power') });
    },
  },
);

/** Own Groups of one alignment defend with three times their Power and Resistance until the next own turn, including later ones. */
export const goodPolls = effect(
  { alignment: alignment() },
  {
    apply: ({ board }, { by, copy, card: cause, alignment: word }) => {
      const { illuminati } = seatOf(board, by);
      const stats = [...tripled('power'), ...tripled('resistance')];
      if (illuminati !== null) change(board, { on: illuminati, each: word, by, card: cause, copy, until: 'ownTurn', defence: true, stats });
    },
  },
);

import { seatOf, tableCard } from '../../game.js';
import { refuse } from '../../refusals.js';
import type { Filter } from '../../types/cards.js';
import type { Stat } from '../../types/words.js';
import { isAlignment } from '../../types/words.js';
import { fits } from '../../values/values.js';
import { change } from '../../verbs.js';
import { type Context, type Effect, needs } from '../effect.js';

const ownGroup = ({ actor: { board, player }, fields: { on } }: Context<unknown>, filter: Filter) => {
  if (on === undefined) return needs('on');
  const group = tableCard(board, on);
  const fine = group?.owner === player && group.zone === 'structure' && group.master !== null && fits(board, filter, on);
  return fine ? null : refuse('N-902', 'badTarget', { card: group?.card ?? on });
};

const tripled = (stat: Stat) => [{ stat, how: 'times', amount: 3 }] as const;

/** Power or Resistance of an own Bank is tripled for its next action or defence. */
export const tripleBank: Effect<unknown> = {
  check: (context) => ownGroup(context, 'Bank') ?? (context.fields.stat === undefined ? needs('stat') : null),
  target: ({ fields: { on } }) => on,
  apply: ({ board }, { by, copy, card, fields: { on, stat } }) => {
    if (on === undefined || stat === undefined || !tableCard(board, on)) return;
    change(board, { on, by, card, copy, until: 'next', stats: tripled(stat) });
  },
};

/** Power of an own Science Group is tripled for its next action; a rival's Group loses its tokens. */
export const tripleScience: Effect<unknown> = {
  check: (context) => {
    const { board, player } = context.actor;
    const { onto } = context.fields;
    const refusal = ownGroup(context, 'Science');
    if (refusal || onto === undefined) return refusal;
    const group = tableCard(board, onto);
    const fine = group?.zone === 'structure' && group.master !== null && group.owner !== null && group.owner !== player;
    return fine ? null : refuse('N-902', 'badTarget', { card: group?.card ?? onto });
  },
  target: ({ fields: { on } }) => on,
  apply: ({ board }, { by, copy, card, fields: { on, onto } }) => {
    const victim = onto === undefined ? undefined : tableCard(board, onto);
    if (victim) victim.tokens = 0;
    if (on !== undefined && tableCard(board, on)) change(board, { on, by, card, copy, until: 'next', stats: tripled('power') });
  },
};

/** Own Groups of one alignment defend with three times their Power and Resistance until the next own turn, whichever they are by then. */
export const goodPolls: Effect<unknown> = {
  check: ({ fields: { alignment } }) => (alignment !== undefined && isAlignment(alignment) ? null : needs('alignment')),
  apply: ({ board }, { by, copy, card, fields: { alignment } }) => {
    const { illuminati } = seatOf(board, by);
    if (illuminati === null || alignment === undefined || !isAlignment(alignment)) return;
    const stats = [...tripled('power'), ...tripled('resistance')];
    change(board, { on: illuminati, each: alignment, by, card, copy, until: 'ownTurn', defence: true, stats });
  },
};

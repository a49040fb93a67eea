import { tableCard } from '../../game.js';
import { refuse } from '../../refusals.js';
import { isAlignment, isReversible, oppositeOf } from '../../types/words.js';
import { fits, traitsOf } from '../../values/values.js';
import { change, giveToken } from '../../verbs.js';
import { type Effect, needs } from '../effect.js';

/** A Group captured this turn has a token after all (N-402). */
export const tokenForCaptive: Effect<unknown> = {
  check: ({ actor: { board, player }, fields: { on } }) => {
    const group = on === undefined ? undefined : tableCard(board, on);
    if (!group) return needs('on');
    return group.owner === player && group.captured ? null : refuse('N-902', 'badTarget', { card: group.card });
  },
  apply: ({ board }, { fields: { on } }) => {
    if (on !== undefined) giveToken(board, on);
  },
};

/** Takes the token of a rival's Weird Group. */
export const takeWeirdToken: Effect<unknown> = {
  check: ({ actor: { board, player }, fields: { on } }) => {
    const group = on === undefined ? undefined : tableCard(board, on);
    if (!group) return needs('on');
    const fine = group.zone === 'structure' && group.owner !== player && group.tokens > 0 && fits(board, 'Weird', group.id);
    return fine ? null : refuse('N-902', 'badTarget', { card: group.card });
  },
  target: ({ fields: { on } }) => on,
  apply: ({ board }, { fields: { on } }) => {
    const group = on === undefined ? undefined : tableCard(board, on);
    if (group) group.tokens = Math.max(0, group.tokens - 1);
  },
};

/** Reverses an alignment of a Group until the turn ends. */
export const reverseAlignment: Effect<unknown> = {
  check: ({ actor: { board }, card, fields: { on, alignment } }) => {
    if (on === undefined) return needs('on');
    if (alignment === undefined || !isAlignment(alignment)) return needs('alignment');
    const group = tableCard(board, on);
    const fine = group?.zone === 'structure' && isReversible(alignment) && traitsOf(board, on).has(alignment);
    return fine ? null : refuse('N-902', 'badTarget', { card });
  },
  target: ({ fields: { on } }) => on,
  apply: ({ board }, { by, copy, card, fields: { on, alignment } }) => {
    const other = alignment !== undefined && isAlignment(alignment) ? oppositeOf(alignment) : undefined;
    if (on === undefined || other === undefined || !isAlignment(alignment ?? '') || !tableCard(board, on)) return;
    const opposite = oppositeOf(other);
    change(board, { on, by, card, copy: null, from: copy, until: 'turn', add: [other], remove: opposite ? [opposite] : [] });
  },
};

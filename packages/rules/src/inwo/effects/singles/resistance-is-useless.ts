import { tableCard } from '../../game.js';
import { refuse } from '../../refusals.js';
import { change } from '../../verbs.js';
import { type Effect, needs } from '../effect.js';

/** The Resistance of a Group is 0 until the turn ends. */
export const zeroResistance: Effect<unknown> = {
  check: ({ actor: { board }, fields: { on } }) => {
    const group = on === undefined ? undefined : tableCard(board, on);
    if (!group) return needs('on');
    return (group.zone === 'structure' && group.master !== null) || group.zone === 'target'
      ? null
      : refuse('N-902', 'badTarget', { card: group.card });
  },
  target: ({ fields: { on } }) => on,
  apply: ({ board }, { by, copy, card, fields: { on } }) => {
    if (on === undefined || !tableCard(board, on)) return;
    change(board, { on, by, card, copy, until: 'turn', stats: [{ stat: 'resistance', how: 'set', amount: 0 }] });
  },
};

import type { Side } from '../../../domain/types.js';
import { SIDES } from '../../../domain/types.js';
import { groupFacts } from '../../cards/index.js';
import { tableCard } from '../../game.js';
import { refuse } from '../../refusals.js';
import { arrowsOf } from '../../structure/structure.js';
import type { TableCard } from '../../types/index.js';
import { touch } from '../../verbs.js';
import { type Effect, needs } from '../effect.js';

/** Sides of a Group where an arrow may be added: neither the incoming one nor those that are there. */
const bare = (card: TableCard): Side[] => SIDES.filter((side) => side !== groupFacts(card.card)?.inward && !arrowsOf(card).includes(side));

/** Adds outgoing arrows to an own Group: one that is named, or all that are missing. */
const adding = (all: boolean): Effect<unknown> => ({
  check: ({ actor: { board, player }, fields: { on, arrow } }) => {
    const group = on === undefined ? undefined : tableCard(board, on);
    if (!group) return needs('on');
    const fine = group.owner === player && group.zone === 'structure' && group.master !== null && (all || group.arrows.length === 0);
    const has = arrowsOf(group).length;
    if (!fine || has > 2 || (all && has === 0)) return refuse('N-902', 'badTarget', { card: group.card });
    if (!all && arrow === undefined) return refuse('N-308', 'needs', { field: 'arrow' });
    return all || (arrow !== undefined && bare(group).includes(arrow))
      ? null
      : refuse('N-308', 'notOpen', { onto: group.card, arrow: arrow ?? '' });
  },
  target: ({ fields: { on } }) => on,
  apply: ({ board }, { fields: { on, arrow } }) => {
    const group = on === undefined ? undefined : tableCard(board, on);
    if (!group) return;
    if (all) group.arrows.push(...bare(group));
    else if (arrow !== undefined) group.arrows = [arrow];
    touch(board);
  },
});

export const addArrow = adding(false);
export const addArrows = adding(true);

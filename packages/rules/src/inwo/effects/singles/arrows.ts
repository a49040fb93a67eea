import type { Side } from '../../../domain/types.js';
import { SIDES } from '../../../domain/types.js';
import { groupFacts } from '../../cards/index.js';
import { cardOn, isGroupInPlay } from '../../game/game.js';
import { arrowsOf } from '../../structure/structure.js';
import type { TableCard } from '../../types/index.js';
import { touch } from '../../verbs/table.js';
import { arrow } from '../arrow-arguments.js';
import { card } from '../card-arguments.js';
import { effect } from '../effect.js';
import { isOwn } from '../judges.js';

const bare = (card: TableCard): Side[] => SIDES.filter((side) => side !== groupFacts(card.card)?.inward && !arrowsOf(card).includes(side));

/** An own Group to which arrows can be added. */
const group = (all: boolean) =>
  card((thing, draft) => {
    const count = arrowsOf(thing).length;
    return isOwn(thing, draft) && isGroupInPlay(thing) && count <= 2 && (all ? count > 0 : thing.arrows.length === 0);
  });

export const addArrow = effect(
  { on: group(false), arrow: arrow(({ actor: { board }, fields: { on: target = '' } }) => bare(cardOn(board, target))) },
  {
    apply: ({ board }, { on: target, arrow: side }) => {
      target.arrows = [side];
      touch(board);
    },
  },
);

export const addArrows = effect(
  { on: group(true) },
  {
    apply: ({ board }, { on: target }) => {
      target.arrows.push(...bare(target));
      touch(board);
    },
  },
);

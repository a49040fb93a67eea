import type { Refusal } from '../../core/types.js';
import { SIDES, type Side } from '../../domain/types.js';
import { structureOf, tableCard } from '../game/game.js';
import { openArrows } from '../structure/structure.js';
import type { TableCard } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import type { Argument, Draft } from './arguments.js';
import { spotRefusal } from './spot.js';

const openArrowRefusal = ({ actor: { board, player: mine }, fields }: Draft, hangs: string | undefined): Refusal | null =>
  spotRefusal(board, mine, fields, (onto) => (hangs === undefined ? [] : openArrows(board, onto, hangs)));

/** Place of a card: master and arrow. */
export interface Spot {
  readonly onto: TableCard;
  readonly arrow: Side;
}

/** An open arrow of the own structure, for a card of the hand (N-308). */
export const openArrow = (cardOf: (draft: Draft) => string | undefined): Argument<Spot> => ({
  fields: ['onto', 'arrow'],
  read: ({ actor: { board }, fields: { onto, arrow } }) => {
    const master = onto === undefined ? undefined : tableCard(board, onto);
    return master && arrow ? { onto: master, arrow } : undefined;
  },
  missing: (draft) => openArrowRefusal(draft, cardOf(draft)),
  check: (draft) => openArrowRefusal(draft, cardOf(draft)),
  candidates: ({ actor: { board, player: mine } }) =>
    structureOf(board, mine).flatMap(({ id }) => SIDES.map((arrow) => ({ onto: id, arrow }))),
});

const cardNamed = ({ actor: { board }, fields }: Draft, field: 'on' | 'onto'): string => tableCard(board, fields[field] ?? '')?.card ?? '';

/** One of some sides of the card in `on` (N-308). */
export const arrow = (sidesOf: (draft: Draft) => readonly Side[]): Argument<Side> => ({
  fields: ['arrow'],
  read: ({ fields: { arrow: side } }) => side,
  missing: () => refuse('N-308', 'needs', { field: 'arrow' }),
  check: (draft, side) =>
    sidesOf(draft).includes(side) ? null : refuse('N-308', 'notOpen', { onto: cardNamed(draft, 'on'), arrow: side }),
  candidates: (draft) => sidesOf(draft).map((side) => ({ arrow: side })),
});

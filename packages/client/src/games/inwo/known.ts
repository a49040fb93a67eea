import type { CardId } from '@illuminice/rules';
import { type CopyId, findSeat, type Kept, type View } from '@illuminice/rules/inwo';

const beyondTable = ({ board, mine }: View): Kept[] => [
  ...(mine
    ? [...mine.plots, ...mine.groups, ...mine.seen, ...mine.beneath.map(({ kept: copy }) => copy), ...(mine.choice?.from ?? [])]
    : []),
  ...board.seats.flatMap(({ plots, groups, discards, destroyed }) => [...plots, ...groups, ...discards, ...destroyed]),
];

const found = new WeakMap<View, ReadonlyMap<CopyId, CardId>>();

/** Card of a copy, wherever it lies; undefined: unknown to the viewer. */
export const cardOf = (view: View, copy: CopyId): CardId | undefined => {
  const onTable = Object.hasOwn(view.board.cards, copy) ? view.board.cards[copy] : undefined;
  if (onTable) return onTable.card;
  let known = found.get(view);
  if (!known) {
    known = new Map(beyondTable(view).map(({ id, card }) => [id, card]));
    found.set(view, known);
  }
  return known.get(copy);
};

export const ownPlots = ({ board, mine, player }: View): readonly Kept[] => [
  ...(findSeat(board, player)?.plots ?? []),
  ...(mine?.plots ?? []),
];

export const ownGroups = ({ board, mine, player }: View): readonly Kept[] => [
  ...(findSeat(board, player)?.groups ?? []),
  ...(mine?.groups ?? []),
];

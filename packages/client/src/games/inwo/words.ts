import type { CardId } from '@illuminice/rules';
import { type Board, type CopyId, findFacts } from '@illuminice/rules/inwo';

/** A card's name. */
export const cardName = (card: CardId): string => findFacts(card)?.name ?? card;

/** The name of a copy, wherever it lies open. */
export const nameOf = (board: Board, copy: CopyId): string => cardName(cardOf(board, copy) ?? copy);

/** The card that a copy is one of, wherever it lies open. */
export function cardOf({ cards, seats }: Board, copy: CopyId): CardId | null {
  const onTable = Object.hasOwn(cards, copy) ? cards[copy] : undefined;
  if (onTable) return onTable.card;
  for (const { plots, groups, discards, destroyed } of seats)
    for (const kept of [plots, groups, discards, destroyed]) {
      const found = kept.find(({ id }) => id === copy);
      if (found) return found.card;
    }
  return null;
}

import type { CardId } from '@illuminice/rules';
import type { FormBlank, FormChoice } from '../../../table/form-draft';
import { cardName } from '../../../text';
import type { Position } from './kind';

export const cardChoice = ({ view: { board } }: Pick<Position, 'view'>, card: CardId, picked: CardId | null = null) => ({
  id: card,
  text: cardName(card),
  card,
  owner: board.cards[card]?.owner ?? null,
  isPicked: card === picked,
});

/** A blank that one of these cards fills. It stays open unless it says how it opens again. */
export function cardBlank<D>(
  position: Position,
  blank: Pick<FormBlank<D>, 'name' | 'label' | 'open'> & { cards: readonly CardId[]; picked: CardId | null; pick(card: CardId): D },
): FormBlank<D> {
  const { cards, picked, pick, ...shown } = blank;
  const choices = cards.map((card): FormChoice<D> => ({ ...cardChoice(position, card, picked), pick: () => pick(card) }));
  return { ...shown, isFilled: picked !== null, isOpen: picked === null || !blank.open, choices };
}

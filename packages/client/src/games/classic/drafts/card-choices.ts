import type { CardId } from '@illuminice/rules';
import { cardFacts, check, findSeat, type Intent } from '@illuminice/rules/classic';
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

/** Cards that people may look for among the choices. */
export interface Others {
  readonly cards: readonly CardId[];
  ask(card: CardId): Intent;
}

export const unfitChoices = (position: Position, choices: readonly CardId[], { cards, ask }: Others) =>
  cards
    .filter((card) => !choices.includes(card))
    .map((card) => ({ ...cardChoice(position, card), why: check(position.view, ask(card)) ?? ('unknown' as const) }));

/** All Groups that lie on the table, in play or in the middle. */
export const groupsOnTable = ({ view: { board } }: Position): readonly CardId[] =>
  Object.keys(board.cards).filter((card) => cardFacts[card]?.kind === 'group');

export const ownCards = ({ view: { board }, me }: Position): readonly CardId[] => findSeat(board, me)?.cards ?? [];

/** A blank filled by one of these cards. It stays open unless `open` says otherwise. The `others` leave the draft unchanged. */
export function cardBlank<D>(
  position: Position,
  blank: Pick<FormBlank<D>, 'name' | 'label' | 'open'> & {
    cards: readonly CardId[];
    others?: Others & { readonly draft: D };
    picked: CardId | null;
    pick(card: CardId): D;
  },
): FormBlank<D> {
  const { cards, others, picked, pick, ...shown } = blank;
  const choices = cards.map((card): FormChoice<D> => ({ ...cardChoice(position, card, picked), pick: () => pick(card) }));
  const unfit = others
    ? unfitChoices(position, cards, others).map((choice): FormChoice<D> => ({ ...choice, pick: () => others.draft }))
    : [];
  return { ...shown, isFilled: picked !== null, isOpen: picked === null || !blank.open, choices: [...choices, ...unfit] };
}

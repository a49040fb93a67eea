import type { CardId } from '@illuminice/rules';
import {
  type Alignment,
  alignmentsOf,
  type Board,
  cardFacts,
  incomeOf,
  powerOf,
  resistanceOf,
  transferableOf,
} from '@illuminice/rules/classic';

interface LiveNumbers {
  power: number;
  transferable: number;
  resistance: number | null;
  income: number;
  alignments: readonly Alignment[];
}

/**
 * A card's numbers as they count now (C-307); as printed for a card that does not lie on the table, such as one that was turned up
 * and attacked so fast that the stage shows the dice before the table shows the card.
 */
export const liveNumbers = (board: Board, card: CardId): LiveNumbers => {
  const facts = cardFacts[card];
  if (!facts || facts.kind === 'special') return { power: 0, transferable: 0, resistance: null, income: 0, alignments: [] };
  if (!board.cards[card])
    return {
      power: facts.power,
      transferable: facts.transferable,
      resistance: facts.kind === 'group' ? facts.resistance : null,
      income: facts.income,
      alignments: facts.kind === 'group' ? facts.alignments : [],
    };
  return {
    power: powerOf(board, card),
    transferable: transferableOf(board, card),
    resistance: facts.kind === 'group' ? resistanceOf(board, card) : null,
    income: incomeOf(board, card),
    alignments: alignmentsOf(board, card),
  };
};

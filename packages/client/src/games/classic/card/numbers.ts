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
 * Current numbers of a card (C-307); as printed if it is not on the table, such as a card turned up and attacked while the stage still
 * shows the dice.
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

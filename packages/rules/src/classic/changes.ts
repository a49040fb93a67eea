import type { CardId } from '../core/types.js';
import { boardFacts } from './cards/index.js';
import { cardOn, seatOf } from './game.js';
import type { Board } from './types.js';
import { incomeOf, powerOf, transferableOf } from './values.js';

/** One reason why a number of a card is not the printed one. */
export interface Change {
  number: 'power' | 'transferable' | 'resistance' | 'income';
  amount: number;
  /** An ability of another card; the option of hidden goals; seven or eight players; incomes that count double. */
  why: { card: CardId } | 'hiddenGoals' | 'players' | 'doubled';
}

/**
 * Why the live numbers of a card in play differ from the printed ones (C-307), each reason by itself: for each number
 * the amounts add up to the difference. What only an attack changes is not among them.
 */
export const changesOf = (board: Board, card: CardId): Change[] => {
  const facts = boardFacts(card);
  const changes: Change[] = [];
  const note = (number: Change['number'], amount: number, why: Change['why']) => {
    if (amount !== 0) changes.push({ number, amount, why });
  };
  note('power', powerOf(board, card) - facts.power, 'hiddenGoals');
  note('transferable', transferableOf(board, card) - facts.transferable, 'hiddenGoals');
  const { owner } = cardOn(board, card);
  if (facts.kind === 'group' && owner !== null) {
    for (const other of seatOf(board, owner).cards) {
      if (other === card) continue;
      for (const ability of boardFacts(other).abilities) {
        if ('modify' in ability && ability.modify === 'othersResistance') note('resistance', ability.plus, { card: other });
      }
    }
  }
  const single = incomeOf({ ...board, turn: null }, card);
  note('income', single - facts.income, 'players');
  note('income', incomeOf(board, card) - single, 'doubled');
  return changes;
};

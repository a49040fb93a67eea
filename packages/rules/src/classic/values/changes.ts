import type { CardId } from '../../core/types.js';
import type { Board } from '../types/index.js';
import { incomeOf, type Note, powerOf, type Reason, resistanceOf, transferableOf } from './values.js';

/** One reason why a number of a card is not the printed one. */
export interface Change {
  number: 'power' | 'transferable' | 'resistance' | 'income';
  amount: number;
  why: Reason;
}

/**
 * Why the live numbers of a card in play differ from the printed ones (C-307), as the values themselves tell: for each
 * number the amounts add up to the difference. What only an attack changes is not among them.
 */
export const changesOf = (board: Board, card: CardId): Change[] => {
  const changes: Change[] = [];
  const note =
    (number: Change['number']): Note =>
    (amount, why) => {
      if (amount !== 0) changes.push({ number, amount, why });
    };
  powerOf(board, card, note('power'));
  transferableOf(board, card, note('transferable'));
  resistanceOf(board, card, [], note('resistance'));
  incomeOf(board, card, note('income'));
  return changes;
};

import type { CardId } from '../../core/types.js';
import type { Board } from '../types/index.js';
import { incomeOf, type Note, powerOf, type Reason, resistanceOf, transferableOf } from './values.js';

export const CARD_NUMBERS = ['power', 'transferable', 'resistance', 'income'] as const;
export type CardNumber = (typeof CARD_NUMBERS)[number];

/** A live number, and each reason for its difference from the print: the amounts add up to it. */
export interface Explained {
  readonly value: number;
  readonly parts: readonly { readonly amount: number; readonly why: Reason }[];
}

const VALUES: Readonly<Record<CardNumber, (board: Board, card: CardId, note: Note) => number>> = {
  power: powerOf,
  transferable: transferableOf,
  resistance: (board, card, note) => resistanceOf(board, card, [], note),
  income: incomeOf,
};

/** A number of a card in play with its reasons (C-307). Changes by an attack are in its ledger. */
export const explained = (board: Board, card: CardId, number: CardNumber): Explained => {
  const parts: { amount: number; why: Reason }[] = [];
  const value = VALUES[number](board, card, (amount, why) => {
    if (amount !== 0) parts.push({ amount, why });
  });
  return { value, parts };
};

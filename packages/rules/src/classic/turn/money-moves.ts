import type { CardId, Refusal } from '../../core/types.js';
import { type Actor, cardOn } from '../game/game.js';
import { amountIn, own } from '../game/gates.js';
import type { MoneyMove } from '../types/index.js';
import { type CodeWith, refuse } from '../types/refusals.js';

/** Checks moves among the own treasuries, in order (C-913, C-1001). `bonus`: MB from the bank; `code`: rule of its refusals. */
export const checkMoves = (
  actor: Actor,
  moves: readonly MoneyMove[] | undefined,
  bonus: number,
  code: CodeWith<'noMoves'>,
): Refusal | null => {
  if (!moves || moves.length === 0) return refuse(code, 'noMoves');
  const now = new Map<CardId | 'bank', number>([['bank', bonus]]);
  const has = (card: CardId | 'bank'): number => now.get(card) ?? cardOn(actor.board, card).money;
  for (const { from, to, amount } of moves) {
    const refusal =
      (from === 'bank' && bonus > 0 ? null : own(actor, from, code)) ??
      own(actor, to, code) ??
      amountIn(amount, from === 'bank' ? Number.POSITIVE_INFINITY : has(from));
    if (refusal) return refusal;
    if (from === 'bank' && amount > has(from)) return refuse('C-913', 'tooMuchFromBank', { has: has(from), needs: amount });
    if (from === to) return refuse(code, 'sameTreasury', { card: from });
    now.set(from, has(from) - amount);
    now.set(to, has(to) + amount);
  }
  return null;
};

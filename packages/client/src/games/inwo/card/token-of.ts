import { type Board, factsOf, isBlighted, openAttack, type TableCard } from '@illuminice/rules/inwo';
import type { Pill } from '../../../board/layout/placed-cards';

export type TokenState = 'ready' | 'pledged' | 'spent' | 'barred';

export function tokenOf(board: Board, card: TableCard): (Pill & { readonly state: TokenState }) | null {
  const facts = factsOf(card.card);
  if (facts.kind === 'resource' && !facts.hasTokens && card.tokens === 0) return null;
  return { amount: card.tokens, state: stateOf(board, card) };
}

const stateOf = (board: Board, { id, tokens, captured }: TableCard): TokenState => {
  if (tokens > 0) return 'ready';
  const attack = openAttack(board);
  if (attack && (attack.leader === id || attack.joins.some((join) => join.card === id))) return 'pledged';
  return captured || isBlighted(board, id) ? 'barred' : 'spent';
};

import type { CardId } from '@illuminice/rules';
import { cardFacts, decision, type Intent } from '@illuminice/rules/classic';
import type { Position } from './drafts/kind';

export const ownSpecials = ({ view, me }: Position): readonly CardId[] => [
  ...(view.mine?.hand ?? []),
  ...(view.board.seats.find(({ player }) => player === me)?.faceUp ?? []),
];

/** True if a Special counts once the dice lie (C-423). */
const turnsDice = (card: CardId): boolean => {
  const facts = cardFacts[card];
  return facts?.kind === 'special' && 'react' in facts.play && facts.play.react === 'dice';
};

/** True if a Special is for the start of another's turn (C-910). */
const skipsTurn = (card: CardId): boolean => {
  const facts = cardFacts[card];
  return facts?.kind === 'special' && 'use' in facts.play && facts.play.use === 'skipTurn';
};

/**
 * Passing intent of an awaited viewer without a card for the moment: at the start of another's turn, and after dice. All
 * other windows can be answered with money, or with any Special.
 */
export function idlePass(position: Position): Intent | null {
  const { kind, who, rev } = decision(position.view.board);
  if (!who.includes(position.me) || (kind !== 'start' && kind !== 'dice')) return null;
  return ownSpecials(position).some(kind === 'start' ? skipsTurn : turnsDice) ? null : { type: 'done', rev };
}

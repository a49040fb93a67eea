import type { CardId } from '../../core/types.js';
import { cardFacts } from '../cards/index.js';
import type { Intent, View } from '../types/index.js';
import { decision } from '../windows/windows.js';

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

/** The pass of an awaited viewer who holds no card for a turn's start or for dice; all other windows can be answered with money. */
export function idlePass({ board, player, mine }: View): Intent | null {
  const { kind, who, rev } = decision(board);
  if (player === null || !who.includes(player) || (kind !== 'start' && kind !== 'dice')) return null;
  const faceUp = board.seats.find((seat) => seat.player === player)?.faceUp ?? [];
  const counts = kind === 'start' ? skipsTurn : turnsDice;
  return [...faceUp, ...(mine?.hand ?? [])].some(counts) ? null : { type: 'done', rev };
}

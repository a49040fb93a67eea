import { overlaps, type Rect, type Rotation, SIDES, type Side, spotOn, worldSide } from '@illuminice/rules';
import { arrowsOf, type Board, type CopyId, lieOf, puppetsOf, type TableCard } from '@illuminice/rules/inwo';
import { turnSide } from '../../../board/geometry';
import type { PlacedCard } from '../../../board/layout/placed-cards';
import { turned } from '../../../board/turned';

/** Groups are printed upright (N-309). */
const UPRIGHT = { w: 2, h: 4 } as const;

/**
 * Outgoing arrows of a card in a structure, each with its state: blocked only if no card could lie there in any orientation. @param
 * structure places of that structure's cards
 */
export function arrowsOn(board: Board, card: TableCard, structure: readonly Rect[], quarters: Rotation): PlacedCard['arrows'] {
  const taken = new Set(puppetsOf(board, card.id).map(({ arrow }) => arrow));
  const lie = lieOf(card);
  const hasRoom = (arrow: Side): boolean =>
    SIDES.some((inward) => {
      const spot = spotOn(lie, arrow, inward, UPRIGHT);
      return !structure.some((other) => overlaps(other, spot));
    });
  return arrowsOf(card).map((printed) => ({
    printed,
    side: turnSide(worldSide(printed, card.rot), quarters),
    state: taken.has(printed) ? 'taken' : hasRoom(printed) ? 'free' : 'blocked',
    legal: false,
  }));
}

/** Visible side of one of a card's arrows: its master's arrow may turn the card, and the viewer the table. */
export const seenSide = (board: Board, card: CopyId, arrow: Side): Side =>
  turnSide(worldSide(arrow, board.cards[card]?.rot ?? 0), turned.value);

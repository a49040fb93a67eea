import { overlaps, type Rect, type Rotation, SIDES, type Side, spotOn, worldSide } from '@illuminice/rules';
import { arrowsOf, type Board, type CopyId, lieOf, puppetsOf, type TableCard } from '@illuminice/rules/inwo';
import { turnSide } from '../../../board/geometry';
import type { PlacedCard } from '../../../board/layout/placed-cards';
import { turned } from '../../../board/turned';

/** Groups are printed upright (N-309). */
const UPRIGHT = { w: 2, h: 4 } as const;

/**
 * The outgoing arrows of a card in a structure, and how each stands: without room only if no card at all could lie there, whichever
 * its side with the inward arrow.
 *
 * @param structure where the cards of that structure lie
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

/** Side of a card on which one of its arrows is seen: the card may be turned by its master's arrow, and the table by the viewer. */
export const seenSide = (board: Board, card: CopyId, arrow: Side): Side =>
  turnSide(worldSide(arrow, board.cards[card]?.rot ?? 0), turned.value);

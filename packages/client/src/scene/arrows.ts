import type { Board, CardId, Side } from '@illuminice/rules';
import { cardFacts } from '@illuminice/rules';
import { cardCells, outward, overlaps, type Rect, sideMiddle, turnSide } from './geometry.js';

/** How an arrow stands: free, taken by a puppet, or without room for any card (C-305). */
export type ArrowState = 'free' | 'taken' | 'blocked';

export interface CardArrow {
  card: CardId;
  /** The side as printed, by which an intent names it. */
  printed: Side;
  /** The side in the structure's grid. */
  side: Side;
  state: ArrowState;
}

/**
 * The cells that a card would cover when it hangs on this side of another: every card has its inward arrow in a
 * short side, so it lies 4 long and 2 across, centred on the arrow (C-304).
 */
export const hangingRect = (card: Rect, side: Side): Rect => {
  const middle = sideMiddle(card, side);
  const out = outward(side);
  const w = out.x ? 4 : 2;
  const h = out.x ? 2 : 4;
  return { x: middle.x + (out.x * w) / 2 - w / 2, y: middle.y + (out.y * h) / 2 - h / 2, w, h };
};

/** The outward arrows of every card in one player's structure. */
export const arrowsOf = (board: Board, cards: readonly CardId[]): CardArrow[] => {
  const rects = new Map(
    cards.flatMap((id) => {
      const card = board.cards[id];
      return card ? [[id, { x: card.x, y: card.y, ...cardCells(card.rot) }] as const] : [];
    }),
  );
  const taken = new Set(cards.map((id) => `${board.cards[id]?.master}:${board.cards[id]?.arrow}`));
  const arrows: CardArrow[] = [];
  for (const [id, rect] of rects) {
    const facts = cardFacts[id];
    if (!facts || facts.kind === 'special') continue;
    const rot = board.cards[id]?.rot ?? 0;
    for (const printed of facts.outward) {
      const side = turnSide(printed, rot);
      const room = hangingRect(rect, side);
      const state = taken.has(`${id}:${printed}`) ? 'taken' : [...rects.values()].some((r) => overlaps(r, room)) ? 'blocked' : 'free';
      arrows.push({ card: id, printed, side, state });
    }
  }
  return arrows;
};

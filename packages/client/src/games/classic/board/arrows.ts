import { type CardId, cellsOf, LYING, type Rect, type Side, spotOf, spotOn, worldSide } from '@illuminice/rules';
import { type Board, cardFacts } from '@illuminice/rules/classic';
import type { ArrowState } from '../../../board/layout/placed-cards';

export interface CardArrow {
  card: CardId;
  printed: Side;
  side: Side;
  state: ArrowState;
}

/** Cells of a card attached to this side of another: every card has its inward arrow in a short side (C-304). */
export const hangingRect = (card: Rect, side: Side): Rect => {
  const { x, y, w, h } = spotOn({ ...card, rot: 0 }, side, 'left', LYING);
  return { x, y, w, h };
};

const namesOfCells = (rect: Rect): string[] => cellsOf(rect).map(([x, y]) => `${x} ${y}`);

export const arrowsOf = (board: Board, cards: readonly CardId[]): CardArrow[] => {
  const rects = new Map<CardId, Rect>();
  const taken = new Set<string>();
  for (const id of cards) {
    const card = board.cards[id];
    if (!card) continue;
    rects.set(id, spotOf(card.x, card.y, card.rot, LYING));
    taken.add(`${card.master}:${card.arrow}`);
  }
  const covered = new Set([...rects.values()].flatMap(namesOfCells));
  const arrows: CardArrow[] = [];
  for (const [id, rect] of rects) {
    const facts = cardFacts[id];
    if (!facts || facts.kind === 'special') continue;
    const rot = board.cards[id]?.rot ?? 0;
    for (const printed of facts.outward) {
      const side = worldSide(printed, rot);
      const room = hangingRect(rect, side);
      const state = taken.has(`${id}:${printed}`) ? 'taken' : namesOfCells(room).some((cell) => covered.has(cell)) ? 'blocked' : 'free';
      arrows.push({ card: id, printed, side, state });
    }
  }
  return arrows;
};

import type { CardId, PlayerId, Rect, Rotation, Side } from '@illuminice/rules';
import type { Board } from '@illuminice/rules/classic';
import type { FaceSpec } from '../../card/paint/face-spec';
import type { BoardHighlights } from '../contract';
import { contains, type Point } from '../geometry';

/** How an arrow stands: free, taken by a puppet, or without room for any card (C-305). */
export type ArrowState = 'free' | 'taken' | 'blocked';

/** A card as it is to lie on the table. */
export interface PlacedCard {
  id: CardId;
  zone: 'play' | 'uncontrolled' | 'dead';
  owner: PlayerId | null;
  master: CardId | null;
  /** What it covers, in world units. */
  rect: Rect;
  cell: number;
  /** A little crooked, in radians: the dead pile. */
  angle: number;
  spec: FaceSpec;
  arrows: { printed: Side; side: Side; state: ArrowState; legal: boolean }[];
  /** The side of the inward arrow. */
  inward: Side | null;
  /** The side where it is printed; null on cards without one. */
  printedInward: Side | null;
  /** Whether a money pill lies on it. */
  pill: boolean;
}

/** An attack that is put together. */
export type Composed = Pick<BoardHighlights, 'attacker' | 'target'>;

/** A card and its masters up to the Illuminati. */
export const wayToRoot = (board: Board, card: CardId): CardId[] => {
  const way: CardId[] = [];
  for (let at: CardId | null = card; at && !way.includes(at); at = board.cards[at]?.master ?? null) way.push(at);
  return way;
};

/** What a layout depends on besides the table itself. */
export interface LayoutOptions {
  quarters: Rotation;
  /** The free part of the screen, px. */
  frame: { w: number; h: number };
  narrow: boolean;
  composed?: Composed;
  before?: number;
  plate(player: PlayerId): { w: number; h: number };
}

/** The card under a point of the world, the topmost first. */
export const cardAt = (placed: readonly PlacedCard[], p: Point): CardId | null =>
  placed.findLast((card) => contains(card.rect, p))?.id ?? null;

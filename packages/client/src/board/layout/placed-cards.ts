import type { CardId, PlayerId, Rect, Rotation, Side } from '@illuminice/rules';
import type { CardFace } from '../../card/face';
import type { Painter } from '../../card/painter';
import { contains, type Point } from '../geometry';

/** How an arrow stands: free, taken by a puppet, or without room for any card (C-305). */
export type ArrowState = 'free' | 'taken' | 'blocked';

export interface PlacedCard {
  id: CardId;
  /** `play`: in a structure; else the zone of the middle. Another one is a journey. */
  zone: string;
  owner: PlayerId | null;
  master: CardId | null;
  rect: Rect;
  cell: number;
  /** A little crooked, in radians: the dead pile. */
  angle: number;
  spec: CardFace;
  arrows: { printed: Side; side: Side; state: ArrowState; legal: boolean }[];
  inward: Side | null;
  pill: Pill | null;
}

/** Money or a token on a card. The amount rolls to its value, the state changes at once. */
export interface Pill {
  readonly amount: number;
  readonly state: string;
}

/** A pill as it is painted, in px: its coins stand out above by `rise`; 2 px are free all round. */
export interface PillPicture {
  readonly w: number;
  readonly h: number;
  readonly rise: number;
  paint(p: Painter): void;
}

export interface Composed {
  readonly attacker: CardId | null;
  readonly target: CardId | null;
}

export const wayToRoot = (placed: readonly PlacedCard[], card: CardId): CardId[] => {
  const masters = new Map(placed.map(({ id, master }) => [id, master]));
  const way: CardId[] = [];
  for (let current: CardId | null = card; current && !way.includes(current); current = masters.get(current) ?? null) way.push(current);
  return way;
};

export interface LayoutOptions {
  quarters: Rotation;
  frame: { w: number; h: number };
  narrow: boolean;
  composed?: Composed;
  plate(player: PlayerId): { w: number; h: number };
}

/** The card under a point of the world, the topmost first. */
export const cardAt = (placed: readonly PlacedCard[], p: Point): CardId | null =>
  placed.findLast((card) => contains(card.rect, p))?.id ?? null;

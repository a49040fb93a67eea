import type { CardId, PlayerId, Rect, Rotation, Side } from '@illuminice/rules';
import type { CardFace } from '../../card/face';
import type { Painter } from '../../card/painter';
import { contains, type Point } from '../geometry';

/** State of an arrow: free, taken by a puppet, or without room for any card (C-305). */
export type ArrowState = 'free' | 'taken' | 'blocked';

export interface PlacedCard {
  id: CardId;
  /** `play`: in a structure; else the zone of the middle. A change of zone is animated as a journey. */
  zone: string;
  owner: PlayerId | null;
  master: CardId | null;
  rect: Rect;
  cell: number;
  /** Tilt in the dead pile, in radians. */
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

/** A painted pill, in px: its coins stand out above by `rise`; 2 px are free all round. */
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

export const cardAt = (placed: readonly PlacedCard[], p: Point): CardId | null =>
  placed.findLast((card) => contains(card.rect, p))?.id ?? null;

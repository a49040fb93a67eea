import { type Rect, SIDES, type Side } from '@illuminice/rules';

export interface Point {
  x: number;
  y: number;
}

/** Side after clockwise quarter turns. */
export const turnSide = (side: Side, quarters: number): Side => SIDES[(SIDES.indexOf(side) + quarters + 4) % 4] as Side;

export const outward = (side: Side): Point =>
  side === 'top' ? { x: 0, y: -1 } : side === 'right' ? { x: 1, y: 0 } : side === 'bottom' ? { x: 0, y: 1 } : { x: -1, y: 0 };

export const sideMiddle = (r: Rect, side: Side): Point => {
  const out = outward(side);
  return { x: r.x + (r.w / 2) * (1 + out.x), y: r.y + (r.h / 2) * (1 + out.y) };
};

export const centreOf = (r: Rect): Point => ({ x: r.x + r.w / 2, y: r.y + r.h / 2 });

/** Rectangle of a grid after clockwise quarter turns about its origin. */
export const turnRect = (r: Rect, quarters: number): Rect => {
  switch (((quarters % 4) + 4) % 4) {
    case 1:
      return { x: -(r.y + r.h), y: r.x, w: r.h, h: r.w };
    case 2:
      return { x: -(r.x + r.w), y: -(r.y + r.h), w: r.w, h: r.h };
    case 3:
      return { x: r.y, y: -(r.x + r.w), w: r.h, h: r.w };
    default:
      return r;
  }
};

export const grow = (r: Rect, by: number): Rect => ({ x: r.x - by, y: r.y - by, w: r.w + 2 * by, h: r.h + 2 * by });

export const union = (a: Rect, b: Rect): Rect => {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y };
};

export const unionAll = (rects: readonly Rect[]): Rect | null => (rects.length ? rects.reduce(union) : null);

export const contains = (r: Rect, p: Point): boolean => p.x >= r.x && p.x < r.x + r.w && p.y >= r.y && p.y < r.y + r.h;

/** Px of a cell on the screen, and pixels of a texture to one px. */
export interface ScreenSize {
  readonly cell: number;
  readonly scale: number;
}

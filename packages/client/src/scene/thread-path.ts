import type { Side } from '@illuminice/rules';
import { centreOf, outward, overlaps, type Point, type Rect, sideMiddle } from './geometry.js';

/** A curve from card to card, its four points. */
export type Curve = readonly [Point, Point, Point, Point];

/** The thread from attacker to target: it leaves and arrives square to their sides. */
export const threadBetween = (from: Rect, to: Rect): Curve => {
  const a = centreOf(from);
  const b = centreOf(to);
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const upright = Math.abs(dy) > Math.abs(dx) * 0.55;
  const out: Side = upright ? (dy < 0 ? 'top' : 'bottom') : dx < 0 ? 'left' : 'right';
  const into: Side = upright ? (dy < 0 ? 'bottom' : 'top') : dx < 0 ? 'right' : 'left';
  const start = sideMiddle(from, out);
  const end = sideMiddle(to, into);
  const reach = Math.max(50, Math.hypot(dx, dy) * 0.46);
  const o = outward(out);
  const i = outward(into);
  // Cards straight above each other: the thread bows to one side, so that it does not hide what lies between.
  const bow = upright && Math.abs(dx) < from.w ? (dx >= 0 ? -1 : 1) * Math.min(160, Math.abs(dy) * 0.4) : 0;
  return [
    start,
    { x: start.x + o.x * reach + bow, y: start.y + o.y * reach },
    { x: end.x + i.x * reach + bow, y: end.y + i.y * reach },
    end,
  ];
};

export const pointOn = ([p0, p1, p2, p3]: Curve, t: number): Point => {
  const u = 1 - t;
  const f = (a: number, b: number, c: number, d: number) => u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
  return { x: f(p0.x, p1.x, p2.x, p3.x), y: f(p0.y, p1.y, p2.y, p3.y) };
};

/**
 * Where the number stands beside the thread: the place that hides least of the cards, preferring the middle of the
 * thread; always inside `room`.
 */
export const numberSpot = (curve: Curve, size: { w: number; h: number }, cards: readonly Rect[], room: Rect): Point => {
  let best = pointOn(curve, 0.5);
  let least = Number.POSITIVE_INFINITY;
  for (const t of [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8]) {
    const p = pointOn(curve, t);
    for (const [ox, oy] of OFFSETS) {
      const x = Math.min(room.x + room.w - size.w / 2, Math.max(room.x + size.w / 2, p.x + ox * (size.w / 2 + 14)));
      const y = Math.min(room.y + room.h - size.h / 2, Math.max(room.y + size.h / 2, p.y + oy * (size.h / 2 + 14)));
      const rect = { x: x - size.w / 2 - 4, y: y - size.h / 2 - 4, w: size.w + 8, h: size.h + 8 };
      const hidden = cards.reduce((sum, c) => sum + overlapArea(rect, c), 0);
      const cost = hidden * 3 + Math.abs(t - 0.5) * 900 + (ox || oy ? 500 : 0);
      if (cost < least) {
        least = cost;
        best = { x, y };
      }
    }
  }
  return best;
};

const OFFSETS = [
  [0, 0],
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
  [-1.8, 0],
  [1.8, 0],
] as const;

const overlapArea = (a: Rect, b: Rect): number =>
  overlaps(a, b) ? (Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * (Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)) : 0;

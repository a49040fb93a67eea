import { overlaps, type Rect, SIDES } from '@illuminice/rules';
import { contains, outward, type Point, sideMiddle } from '../geometry';

export type Curve = readonly [Point, Point, Point, Point];

/** Thread from attacker to target, square to their sides, crossing the fewest other cards inside `room`. */
export const threadBetween = (from: Rect, target: Rect, cards: readonly Rect[], room: Rect): Curve => {
  const others = cards.filter((c) => !same(c, from) && !same(c, target));
  let best: Curve | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const start of docks(from)) {
    for (const end of docks(target)) {
      for (const bend of BENDS) {
        const curve = curveBetween(start, end, bend);
        const cost = costOf(curve, [from, target], others, room) + start.off + end.off;
        if (cost < least) {
          least = cost;
          best = curve;
        }
      }
    }
  }
  return best as Curve;
};

const same = (a: Rect, b: Rect): boolean => Math.abs(a.x - b.x) < 1 && Math.abs(a.y - b.y) < 1;

interface Dock {
  at: Point;
  out: Point;
  /** Distance from the middle of a side. */
  off: number;
}

/** Docks of a thread: the middle of each side, and near the corners of long ones. */
const docks = (card: Rect): Dock[] =>
  SIDES.flatMap((side) => {
    const out = outward(side);
    const middle = sideMiddle(card, side);
    const long = out.x ? card.h > card.w : card.w > card.h;
    const reach = (out.x ? card.h : card.w) * 0.32;
    return (long ? [0, -1, 1] : [0]).map((k) => ({
      at: { x: middle.x + (out.x ? 0 : k * reach), y: middle.y + (out.x ? k * reach : 0) },
      out,
      off: k === 0 ? 0 : reach,
    }));
  });

const BENDS = [0.4, 0.22, 0.7] as const;

const curveBetween = (start: Dock, end: Dock, bend: number): Curve => {
  const reach = Math.max(30, Math.hypot(end.at.x - start.at.x, end.at.y - start.at.y) * bend);
  return [
    start.at,
    { x: start.at.x + start.out.x * reach, y: start.at.y + start.out.y * reach },
    { x: end.at.x + end.out.x * reach, y: end.at.y + end.out.y * reach },
    end.at,
  ];
};

const SAMPLES = 28;
/** Cost of a stretch over a card, over own ends, or off screen, relative to the felt. */
const OVER_CARD = 14;
const OUT_OF_SIGHT = 20;

const costOf = (curve: Curve, ends: readonly Rect[], others: readonly Rect[], room: Rect): number => {
  let cost = 0;
  let before = curve[0];
  for (let k = 1; k <= SAMPLES; k++) {
    const p = pointOn(curve, k / SAMPLES);
    const step = Math.hypot(p.x - before.x, p.y - before.y);
    const over = others.some((c) => contains(c, p)) || (k > 1 && k < SAMPLES - 1 && ends.some((c) => contains(c, p)));
    cost += step * (!contains(room, p) ? OUT_OF_SIGHT : over ? OVER_CARD : 1);
    before = p;
  }
  return cost;
};

export const pointOn = ([p0, p1, p2, p3]: Curve, t: number): Point => {
  const u = 1 - t;
  const f = (a: number, b: number, c: number, d: number) => u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
  return { x: f(p0.x, p1.x, p2.x, p3.x), y: f(p0.y, p1.y, p2.y, p3.y) };
};

/** Place of the number: inside `room`, hiding the least of the cards, near the thread's middle. */
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
      const cost = hidden * 3 + Math.abs(t - 0.5) * 900 + (Math.abs(ox) + Math.abs(oy)) * 420;
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
  [-2.6, 0],
  [2.6, 0],
  [-1.2, -0.8],
  [1.2, -0.8],
  [-1.2, 0.8],
  [1.2, 0.8],
] as const;

const overlapArea = (a: Rect, b: Rect): number =>
  overlaps(a, b) ? (Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * (Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)) : 0;

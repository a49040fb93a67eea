import { overlaps, type Rect } from '@illuminice/rules';
import { grow, unionAll } from '../geometry';

export interface NameplateSize {
  w: number;
  h: number;
}

const MARGIN = 0.9;

const OFF_COSTS = 1.2;

/** Bounding box of a structure, in world units from its grid's origin; empty without cards. */
export const structureBox = (cards: readonly Rect[], cell: number): Rect => {
  const cells = unionAll(cards);
  if (!cells) return { x: 0, y: 0, w: 0, h: 0 };
  const r = grow(cells, MARGIN);
  return { x: r.x * cell, y: r.y * cell, w: r.w * cell, h: r.h * cell };
};

/**
 * Position of the plate: a free corner of the structure, else outside, so that the box grows least and the plate stays near the Illuminati
 * at the origin.
 */
export const placeNameplate = (cards: readonly Rect[], cell: number, plate: NameplateSize): Rect => {
  const box = structureBox(cards, cell);
  const taken = cards.map((r) => grow({ x: r.x * cell, y: r.y * cell, w: r.w * cell, h: r.h * cell }, MARGIN * 0.75 * cell));
  const xs = edges(
    box.x,
    box.w,
    plate.w,
    taken.flatMap((r) => [r.x - plate.w, r.x + r.w]),
  );
  const ys = edges(
    box.y,
    box.h,
    plate.h,
    taken.flatMap((r) => [r.y - plate.h, r.y + r.h]),
  );
  let best: Rect = { x: box.x, y: box.y - plate.h, w: plate.w, h: plate.h };
  let least = Number.POSITIVE_INFINITY;
  // Growth costs most; above is slightly better than below, and right than left.
  const rows = ys.map((y) => ({ y, h: Math.max(box.y + box.h, y + plate.h) - Math.min(box.y, y), dy: y + plate.h / 2 - cell }));
  for (const x of xs) {
    const w = Math.max(box.x + box.w, x + plate.w) - Math.min(box.x, x);
    const dx = x + plate.w / 2 - cell * 2;
    const side = x < 0 ? cell * cell : 0;
    // The column alone makes most places too costly.
    if ((w - box.w) * box.h + Math.abs(dx) * cell * OFF_COSTS + side > least) continue;
    for (const { y, h, dy } of rows) {
      const cost = w * h - box.w * box.h + Math.hypot(dx, dy) * cell * OFF_COSTS + (y > 0 ? cell * cell : 0) + side;
      if (cost >= least) continue;
      const rect = { x, y, w: plate.w, h: plate.h };
      if (taken.some((r) => overlaps(r, rect))) continue;
      least = cost;
      best = rect;
    }
  }
  return best;
};

const edges = (start: number, length: number, size: number, cards: number[]): readonly number[] => [
  ...new Set([start, start - size, start + length, start + length - size, ...cards]),
];

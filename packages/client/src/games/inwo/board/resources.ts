import { overlaps, type Rect } from '@illuminice/rules';
import { grow, unionAll } from '../../../board/geometry';

const SIZE = 2;
/** Gap between a Resource and any card, in cells: room for arrows and tokens. */
const GAP = 0.6;
/** Cost of a cell of height and of width, relative to a cell of distance from the previous one. */
const GROWTH = 6;

/**
 * Places of a player's Resources, in cells of the structure's grid: in its free corners, or beside it, each near the previous one. @param
 * cards the structure's cards
 */
export function resourceSpots(cards: readonly Rect[], count: number): Rect[] {
  const spots: Rect[] = [];
  const taken = [...cards];
  for (let i = 0; i < count; i++) {
    const box = unionAll(taken) ?? { x: 0, y: 0, w: 4, h: 2 };
    const near = spots.at(-1) ?? { x: 1, y: 0 };
    let best: Rect | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (let x = box.x - SIZE - GAP; x <= box.x + box.w + GAP; x += 0.2)
      for (const y of rowsOf(taken, box)) {
        const spot = { x, y, w: SIZE, h: SIZE };
        const w = Math.max(box.x + box.w, x + SIZE) - Math.min(box.x, x);
        const h = Math.max(box.y + box.h, y + SIZE) - Math.min(box.y, y);
        const cost = (w - box.w + (h - box.h) * 1.5) * GROWTH + Math.hypot(x - near.x, (y - near.y) * 1.4);
        if (cost >= least || taken.some((rect) => overlaps(grow(rect, GAP - 0.01), spot))) continue;
        least = cost;
        best = spot;
      }
    if (!best) break;
    spots.push(best);
    taken.push(best);
  }
  return spots;
}

/** Heights worth trying: flush with the box, and clear of each card. */
const rowsOf = (taken: readonly Rect[], box: Rect): ReadonlySet<number> =>
  new Set([
    box.y,
    box.y + box.h - SIZE,
    box.y - SIZE - GAP,
    box.y + box.h + GAP,
    ...taken.flatMap(({ y, h }) => [y - SIZE - GAP, y + h + GAP]),
  ]);

import { overlaps, type Rect } from '@illuminice/rules';
import { grow, type Point, turnRect } from '../geometry';

/** Head of a structure in its own grid, and the places at its arrows, in both orientations. */
const HEAD: Rect = { x: 0, y: 0, w: 4, h: 2 };
/** Arms of a lying head; a standing one has them turned. */
const armsOf = ({ x, y, w, h }: Rect): Rect[] => {
  const [long, wide] = [4, 2];
  return [
    { x: x + w / 2 - wide / 2, y: y - long, w: wide, h: long },
    { x: x + w / 2 - wide / 2, y: y + h, w: wide, h: long },
    { x: x - long, y: y + h / 2 - wide / 2, w: long, h: wide },
    { x: x + w, y: y + h / 2 - wide / 2, w: long, h: wide },
  ];
};

/** Room between a card and a plate, for arrows and money, in cells. */
const CLEAR = 0.34;

const COSTS = { arm: 160, below: 12, moved: 0.7 } as const;

/**
 * Position of the nameplate, in px from the grid's origin: beside the head, clear of the cards and, if possible, of the places at the
 * head's arrows. @param cards in cells @param before former position
 */
export function nameSpot(
  cards: readonly Rect[],
  plate: { readonly w: number; readonly h: number },
  before: Point | null,
  { cell, quarters }: { readonly cell: number; readonly quarters: number },
): Rect {
  const { w, h } = plate;
  const head = turnRect(HEAD, quarters);
  const px = (r: Rect): Rect => ({ x: r.x * cell, y: r.y * cell, w: r.w * cell, h: r.h * cell });
  const taken = (cards.length > 0 ? cards : [head]).map((r) => grow(px(r), CLEAR * cell));
  const arms = armsOf(head).map((r) => grow(px(r), CLEAR * cell));
  const middle = { x: (head.x + head.w / 2) * cell, y: (head.y + head.h / 2) * cell };
  const edges = [...taken, ...arms];
  const xs = new Set(edges.flatMap((r) => [r.x - w, r.x + r.w, r.x, r.x + r.w - w]));
  const ys = new Set(edges.flatMap((r) => [r.y - h, r.y + r.h, r.y, r.y + r.h - h]));
  let best: Rect | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const x of xs)
    for (const y of ys) {
      const corner = { x: x + w / 2 - middle.x, y: y + h / 2 - middle.y };
      let cost = Math.hypot(corner.x, corner.y * 1.6) + (corner.y > 0 ? COSTS.below : 0) + (corner.x < 0 ? COSTS.below / 2 : 0);
      if (before) cost += Math.hypot(x - before.x, y - before.y) * COSTS.moved;
      if (cost >= least) continue;
      const spot = { x, y, w, h };
      for (const arm of arms) if (overlaps(arm, spot)) cost += COSTS.arm;
      if (cost >= least || taken.some((card) => overlaps(card, spot))) continue;
      least = cost;
      best = spot;
    }
  return best ?? { x: 0, y: -h, w, h };
}

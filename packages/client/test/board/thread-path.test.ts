import type { Rect } from '@illuminice/rules';
import { contains } from '../../src/board/geometry';
import { numberSpot, pointOn, threadBetween } from '../../src/board/overlay/thread-path';

const room: Rect = { x: 0, y: 0, w: 1000, h: 800 };
const attacker: Rect = { x: 100, y: 600, w: 112, h: 56 };
const target: Rect = { x: 600, y: 100, w: 112, h: 56 };

const samples = (cards: readonly Rect[]) => {
  const curve = threadBetween(attacker, target, cards, room);
  return Array.from({ length: 41 }, (_, i) => pointOn(curve, i / 40));
};

describe('the thread of an attack', () => {
  it('begins at the attacker and ends at the target', () => {
    const points = samples([attacker, target]);
    const touches = (r: Rect, p: { x: number; y: number }) =>
      p.x >= r.x - 1 && p.x <= r.x + r.w + 1 && p.y >= r.y - 1 && p.y <= r.y + r.h + 1;
    expect(touches(attacker, points[0] as { x: number; y: number })).toBe(true);
    expect(touches(target, points.at(-1) as { x: number; y: number })).toBe(true);
  });

  it('goes round cards where it can', () => {
    const above: Rect = { x: 128, y: 488, w: 56, h: 112 };
    const below: Rect = { x: 628, y: 156, w: 56, h: 112 };
    const crossed = samples([attacker, target, above, below]).filter((p) => contains(above, p) || contains(below, p));
    expect(crossed).toHaveLength(0);
  });

  it('keeps the number inside the room and off the cards', () => {
    const curve = threadBetween(attacker, target, [], room);
    const middle = pointOn(curve, 0.5);
    const covering: Rect = { x: middle.x - 60, y: middle.y - 30, w: 120, h: 60 };
    const at = numberSpot(curve, { w: 110, h: 54 }, [covering], room);
    const label: Rect = { x: at.x - 55, y: at.y - 27, w: 110, h: 54 };
    expect(label.x).toBeGreaterThanOrEqual(0);
    expect(label.y).toBeGreaterThanOrEqual(0);
    expect(contains(covering, at)).toBe(false);
  });
});

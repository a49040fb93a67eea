import { type Box, placeCaption } from '../../src/hud/shell/caption-place';

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height });
const FREE = box(0, 60, 1000, 600);
const SIZE = { width: 200, height: 60 };
const inside = (inner: Box, outer: Box) =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;
const apart = (a: Box, b: Box) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
const place = (card: Box | null, taken: readonly Box[] = [], others: readonly Box[] = [], former?: 'above' | 'below') =>
  placeCaption(SIZE, card, { free: FREE, taken, others: () => others }, former);

describe('U31: the place of a caption', () => {
  const card = box(400, 300, 130, 60);
  test('is beside its card, and over neither it nor the interface, wherever the card lies', () => {
    for (let x = -300; x <= 1300; x += 90)
      for (let y = -200; y <= 900; y += 70) {
        const at = box(x, y, 130, 60);
        const placed = place(at);
        expect(placed && inside(placed.box, FREE)).toBe(true);
        expect(placed && (placed.side === 'foot' || apart(placed.box, at))).toBe(true);
      }
  });

  test('is where it covers least of other cards, and stays at that side', () => {
    expect(place(card)?.side).toBe('below');
    const crowded = [box(300, 365, 300, 90)];
    expect(place(card, [], crowded)?.side).toBe('above');
    expect(place(card, [], crowded, 'below')?.side).toBe('below');
    // Rather over other cards than far from its own.
    const everywhere = [box(0, 60, 1000, 400)];
    expect(place(card, [], everywhere)?.side).not.toBe('foot');
  });

  test('is not over another caption; without room there is none', () => {
    const first = place(card)?.box as Box;
    const second = place(card, [first])?.box as Box;
    expect(apart(first, second)).toBe(true);
    const taken: Box[] = [];
    for (let placed = place(null, taken); placed; placed = place(null, taken)) {
      expect(inside(placed.box, FREE) && taken.every((other) => apart(other, placed.box))).toBe(true);
      taken.push(placed.box);
    }
    expect(taken).toHaveLength(8);
    expect(placeCaption(SIZE, card, { free: box(0, 60, 150, 600), taken: [], others: () => [] })).toBeNull();
  });
});

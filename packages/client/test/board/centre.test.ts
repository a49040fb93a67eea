import type { CardId } from '@illuminice/rules';
import { type CentreGrid, layCentre } from '../../src/board/layout/centre';

/** The middle with these Groups, so many piles after them, and the grid that it had before. */
const middle = (cards: CardId[], piles = 2, before: CentreGrid | null = null) =>
  layCentre(
    [
      { id: 'loose', role: 'row', places: cards.length, cards },
      ...Array.from({ length: piles }, (_, i) => ({ id: `pile${piles - i}`, role: 'deck' as const, places: 1 })),
    ],
    { perRow: 8, cell: 28, zoom: 1, before },
  );
const rowsOf = ({ zones }: ReturnType<typeof layCentre>) => new Set(zones.loose?.places.map(({ y }) => y)).size;
const at = ({ zones }: ReturnType<typeof layCentre>, i: number) => zones.loose?.places[i];

describe('the middle of the table keeps still', () => {
  it('lies in one row up to four cards, and wraps from five', () => {
    expect(rowsOf(middle(['a', 'b', 'c', 'd']))).toBe(1);
    expect(rowsOf(middle(['a', 'b', 'c', 'd', 'e']))).toBe(2);
  });

  it('takes no other room when a card leaves, and moves no other card', () => {
    const before = middle(['a', 'b', 'c', 'd', 'e', 'f']);
    const after = middle(['a', 'c', 'd', 'e', 'f'], 2, before.grid);
    expect(after.box).toEqual(before.box);
    expect([0, 2, 3, 4, 5].map((i) => at(before, i))).toEqual([0, 1, 2, 3, 4].map((i) => at(after, i)));
    expect(after.zones.pile1).toEqual(before.zones.pile1);
  });

  it('puts a newcomer where a card was missing', () => {
    const before = middle(['a', 'b', 'c', 'd']);
    const without = middle(['a', 'c', 'd'], 2, before.grid);
    const after = middle(['a', 'c', 'd', 'z'], 2, without.grid);
    expect(at(after, 3)).toEqual(at(before, 1));
  });

  it('gives a row up only when one place besides is free', () => {
    const full = middle(['a', 'b', 'c', 'd', 'e', 'f']);
    const five = middle(['a', 'b'], 2, full.grid);
    expect(full.grid?.rows).toBe(2);
    expect(five.grid?.rows).toBe(2);
    expect(middle(['a'], 2, full.grid).grid?.rows).toBe(1);
  });

  it('lets a new pile lie before the others, which stay', () => {
    const before = middle(['a', 'b', 'c', 'd', 'e']);
    const after = middle(['a', 'b', 'c', 'd', 'e'], 3, before.grid);
    expect(after.zones.pile1).toEqual(before.zones.pile1);
    expect(after.box).toEqual(before.box);
  });
});

test('the cards of a second row have places of their own', () => {
  const { zones } = layCentre(
    [
      { id: 'slots', role: 'row', places: 3, cards: ['red', 'blue', 'yellow'] },
      { id: 'plays', role: 'row', places: 1, cards: ['storm'] },
    ],
    { perRow: 8, cell: 20, zoom: 1 },
  );
  const xs = [...(zones.slots?.places ?? []), ...(zones.plays?.places ?? [])].map(({ x, y }) => `${x} ${y}`);
  expect(new Set(xs).size).toBe(4);
});

test('what has a size of its own lies beside the others, and keeps its room once it needed it', () => {
  const lay = (stack: number, before: CentreGrid | null = null) =>
    layCentre(
      [
        { id: 'slots', role: 'row', places: 3, cards: ['red', 'blue', 'yellow'] },
        { id: 'stack', role: 'row', places: Math.min(1, stack), size: { w: 3 + stack, h: 6 } },
      ],
      { perRow: 8, cell: 20, zoom: 1, before },
    );
  const none = lay(0);
  expect(none.zones.stack?.places ?? []).toEqual([]);
  const some = lay(2, none.grid);
  const [room] = some.zones.stack?.places ?? [];
  expect(room).toMatchObject({ w: 100, h: 120 });
  for (const { x, w } of some.zones.slots?.places ?? []) expect(x + w).toBeLessThan(room?.x ?? 0);
  // It stands out above the row: nothing is put over the edge for that.
  expect(Math.min(room?.y ?? -1, ...(some.zones.slots?.places ?? []).map(({ y }) => y))).toBeGreaterThanOrEqual(0);
  expect(lay(0, some.grid).box).toEqual(some.box);
  expect(lay(1, some.grid).box).toEqual(some.box);
});

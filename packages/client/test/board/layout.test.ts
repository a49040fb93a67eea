import { overlaps, type Rect } from '@illuminice/rules';
import { cardFacts } from '@illuminice/rules/classic';
import fc from 'fast-check';
import { type LayoutInput, layoutTable } from '../../src/board/layout/layout';
import { layoutInput } from '../../src/games/classic/board/place';
import { eightInAttack, fourInAttack, growStructure, quietTable, viewOf } from '../harness/tables';

const GROUPS = Object.values(cardFacts).flatMap((f) => (f.kind === 'group' ? [f.id] : []));
const ILLUMINATI = Object.values(cardFacts).flatMap((f) => (f.kind === 'illuminati' ? [f.id] : []));

/** What a player's structure covers, in cells. */
const cardsOf = (illuminati: string, groups: readonly string[]): Rect[] => [
  { x: 0, y: 0, w: 4, h: 2 },
  ...growStructure(illuminati, groups).map((hung) => hung.rect),
];

const tables = fc
  .record({
    players: fc.integer({ min: 2, max: 8 }),
    order: fc.shuffledSubarray(GROUPS, { minLength: 60, maxLength: GROUPS.length }),
    sizes: fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 8, maxLength: 8 }),
    uncontrolled: fc.integer({ min: 0, max: 12 }),
    quarters: fc.constantFrom(0, 1, 2, 3),
    frame: fc.constantFrom(
      { w: 1060, h: 720 },
      { w: 1440, h: 840 },
      { w: 760, h: 560 },
      { w: 390, h: 420 },
      { w: 390, h: 740 },
      { w: 2400, h: 700 },
    ),
    duel: fc.boolean(),
  })
  .map(({ players, order, sizes, uncontrolled, quarters, frame, duel }): LayoutInput => {
    let from = 0;
    return {
      players: Array.from({ length: players }, (_, i) => {
        const take = order.slice(from, from + (sizes[i] ?? 0));
        from += take.length;
        return {
          player: `p${i}`,
          cards: cardsOf(ILLUMINATI[i] as string, take),
          plate: players > 4 ? { w: 190, h: 54 } : { w: 232, h: 108 },
        };
      }),
      centre: [
        { id: 'loose', role: 'row', places: uncontrolled },
        { id: 'deck', role: 'deck', places: 1 },
        { id: 'dead', role: 'heap', places: 1 },
        { id: 'discards', role: 'open', places: 1 },
      ],
      duel: duel ? ['p0', `p${players - 1}`] : [],
      quarters: quarters as 0 | 1 | 2 | 3,
      frame,
      narrow: frame.w < 700,
    };
  });

const inside = (outer: Rect, r: Rect) =>
  r.x >= outer.x - 0.01 && r.y >= outer.y - 0.01 && r.x + r.w <= outer.x + outer.w + 0.01 && r.y + r.h <= outer.y + outer.h + 0.01;

describe('where structures lie', () => {
  it('never lets structures, plates and centre touch, however they grow, for 2 to 8 players on any screen', () => {
    fc.assert(
      fc.property(tables, (input) => {
        const layout = layoutTable(input);
        const parts = [...layout.structures.entries()].map(([player, s]) => ({ player, rects: [s.box, s.plate] }));
        for (const [i, a] of parts.entries()) {
          for (const r of a.rects) {
            expect(overlaps(r, layout.centre.box)).toBe(false);
            for (const b of parts.slice(i + 1)) for (const q of b.rects) expect(overlaps(r, q)).toBe(false);
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  it('covers no card with a plate, and keeps all within the box that is fitted', () => {
    fc.assert(
      fc.property(tables, (input) => {
        const layout = layoutTable({ ...input, quarters: 0 });
        for (const { player, cards } of input.players) {
          const s = layout.structures.get(player);
          if (!s) throw new Error(`${player} has no place`);
          for (const c of cards) {
            const card = { x: s.origin.x + c.x * s.cell, y: s.origin.y + c.y * s.cell, w: c.w * s.cell, h: c.h * s.cell };
            expect(overlaps(card, s.plate)).toBe(false);
            expect(inside(s.box, card)).toBe(true);
          }
          expect(inside(layout.box, s.box)).toBe(true);
          expect(inside(layout.box, s.plate)).toBe(true);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('is the same for the same table', () => {
    fc.assert(
      fc.property(tables, (input) => {
        expect(layoutTable(input)).toEqual(layoutTable(input));
      }),
      { numRuns: 10 },
    );
  });

  const seated = (state: ReturnType<typeof quietTable>, frame = { w: 1060, h: 720 }) =>
    layoutTable(
      layoutInput(
        viewOf(state),
        { perspective: 'mira', seats: {} },
        { quarters: 0, frame, narrow: false, plate: () => ({ w: 232, h: 108 }) },
      ),
    );

  it('puts the own structure at the bottom and the others clockwise from the left', () => {
    const { structures, centre } = seated(fourInAttack());
    const at = (player: string) => structures.get(player)?.box as Rect;
    expect(at('mira').y).toBeGreaterThan(centre.box.y);
    expect(at('tobias').y).toBeLessThan(centre.box.y);
    expect(at('tobias').x).toBeLessThan(at('noor').x);
    expect(at('noor').y).toBeLessThan(at('kestrel').y);
  });

  it('draws two players larger than four, and four larger than the far ones of eight', () => {
    const cell = (state: ReturnType<typeof quietTable>, player: string) => seated(state).structures.get(player)?.cell as number;
    expect(cell(quietTable(2, 6), 'tobias')).toBeGreaterThan(cell(fourInAttack(), 'tobias'));
    expect(cell(fourInAttack(), 'tobias')).toBeGreaterThan(cell(quietTable(8, 6), 'tobias'));
    expect(cell(quietTable(8, 6), 'mira')).toBeGreaterThan(cell(quietTable(8, 6), 'tobias'));
  });

  it('brings the two of an attack near when there are many players', () => {
    const cells = (state: ReturnType<typeof quietTable>) => {
      const { structures } = seated(state, { w: 1440, h: 840 });
      return { target: structures.get('tobias')?.cell as number, other: structures.get('noor')?.cell as number };
    };
    expect(cells(eightInAttack()).target).toBeGreaterThan(cells(quietTable(8, 6)).target);
    expect(cells(eightInAttack()).other).toBeLessThan(cells(eightInAttack()).target);
  });

  it('turns the seats with the table: a quarter clockwise brings the own from the bottom to the left (U91)', () => {
    const input = layoutInput(
      viewOf(quietTable(2, 6)),
      { perspective: 'mira', seats: {} },
      { quarters: 1, frame: { w: 1060, h: 720 }, narrow: false, plate: () => ({ w: 232, h: 108 }) },
    );
    const { structures } = layoutTable(input);
    const mine = structures.get('mira')?.box as Rect;
    const other = structures.get('tobias')?.box as Rect;
    expect(mine.x + mine.w / 2 < other.x + other.w / 2 || mine.y + mine.h / 2 < other.y + other.h / 2).toBe(true);
  });
});

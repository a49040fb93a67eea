import { overlaps, type Rect } from '@illuminice/rules';
import { cardFacts } from '@illuminice/rules/classic';
import fc from 'fast-check';
import { centreOf, grow, turnRect } from '../../src/board/geometry';
import { cellsToPx, type LayoutInput } from '../../src/board/layout/layout';
import { layoutTable } from '../../src/board/layout/plan-table';
import { layoutInput } from '../../src/games/classic/board/place';
import { growStructure, quietTable, viewOf } from '../harness/tables';

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
          plate: players > 4 ? { w: 172, h: 55 } : { w: 228, h: 55 },
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
  it('never lets cards, plates and centre touch, however structures grow, for 2 to 8 players on any screen', () => {
    fc.assert(
      fc.property(tables, (input) => {
        const layout = layoutTable(input);
        const parts = input.players.flatMap(({ player, cards }) => {
          const s = layout.structures.get(player);
          if (!s) throw new Error(`${player} has no place`);
          return [s.plate, ...cards.map((card) => cellsToPx(turnRect(card, input.quarters), s))];
        });
        parts.push(...Object.values(layout.centre.zones).flatMap(({ places }) => places));
        const all = parts.map((r) => grow(r, -0.01));
        for (const [i, a] of all.entries()) {
          expect(inside(layout.box, a)).toBe(true);
          for (const b of all.slice(i + 1)) expect(overlaps(a, b)).toBe(false);
        }
      }),
      { numRuns: 15 },
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

  const WIDE = { w: 1068, h: 700 };
  const options = { quarters: 0, frame: WIDE, narrow: false, plate: () => ({ w: 228, h: 32 }) } as const;
  const seated = (state: ReturnType<typeof quietTable>, { clockwise = false, quarters = 0 as 0 | 1 } = {}) =>
    layoutTable(layoutInput(viewOf(state), { perspective: 'mira', clockwise, seats: {} }, { ...options, quarters }));
  /** Where the middle of a structure lies, from the middle of the table. */
  const middleOf = ({ structures, box }: ReturnType<typeof layoutTable>, player: string) => {
    const at = centreOf(structures.get(player)?.box as Rect);
    return { x: at.x - box.w / 2, y: at.y - box.h / 2 };
  };

  it.each([2, 3, 4, 5, 6, 7, 8])(
    'C-106, N-109: seats %i players against the clock, the own below, and the other way round if that is preferred',
    (n) => {
      for (const clockwise of [false, true]) {
        const layout = seated(quietTable(n, 1), { clockwise });
        const players = viewOf(quietTable(n, 1)).board.seats.map(({ player }) => player);
        expect(middleOf(layout, 'mira').y).toBeGreaterThan(0);
        // Angles from below, growing against the clock as seen on the screen.
        const angles = players.map((player) => {
          const { x, y } = middleOf(layout, player);
          return Math.atan2(x, y);
        });
        const steps = angles.map((angle, i) => {
          const on = (angles[(i + 1) % n] as number) - angle;
          return ((clockwise ? -on : on) + 4 * Math.PI) % (2 * Math.PI);
        });
        // Once round the table, and no seat is passed over.
        expect(steps.reduce((sum, step) => sum + step, 0)).toBeCloseTo(2 * Math.PI, 5);
      }
    },
  );

  it('turns the seats with the table: a quarter clockwise brings the own from the bottom to the left (U91)', () => {
    expect(middleOf(seated(quietTable(6, 1), { quarters: 1 }), 'mira').x).toBeLessThan(-200);
  });

  it('keeps the size and the seats when an attack is announced', () => {
    const input = layoutInput(viewOf(quietTable(8, 6)), { perspective: 'mira', clockwise: false, seats: {} }, options);
    const before = layoutTable(input);
    const after = layoutTable({ ...input, duel: ['mira', 'tobias'] }, before);
    for (const [player, { origin, cell }] of before.structures) expect(after.structures.get(player)).toMatchObject({ origin, cell });
  });

  it('comes to an end for a page that has next to no size, and for the fullest table', () => {
    for (const frame of [
      { w: 1, h: 1 },
      { w: 0.1, h: 90 },
      { w: 900, h: 0.1 },
    ]) {
      const { box, structures } = layoutTable({
        ...layoutInput(viewOf(quietTable(8, 9, 12)), { perspective: 'mira', clockwise: false, seats: {} }, options),
        frame,
      });
      expect(structures.size).toBe(8);
      expect(box.w).toBeLessThan(20_000);
    }
  });

  it('moves no card of the middle but the last when one leaves: it fills the gap', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const table = (cards: readonly string[]): LayoutInput => ({
      ...options,
      players: [{ player: 'p', cards: [{ x: 0, y: 0, w: 4, h: 2 }], plate: { w: 228, h: 32 } }],
      centre: [{ id: 'loose', role: 'row', places: cards.length, cards }],
      duel: [],
    });
    const before = layoutTable(table(names));
    const left = names.filter((name) => name !== 'c');
    const after = layoutTable(table(left), before);
    const at = (layout: typeof before, cards: readonly string[], name: string) => layout.centre.zones.loose?.places[cards.indexOf(name)];
    for (const name of left) expect(at(after, left, name)).toEqual(at(before, names, name === 'g' ? 'c' : name));
    // A newcomer lies where the last one was.
    const more = [...left, 'z'];
    expect(at(layoutTable(table(more), after), more, 'z')).toEqual(at(before, names, 'g'));
  });
});

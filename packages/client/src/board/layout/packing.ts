import type { Rect } from '@illuminice/rules';
import type { Point } from '../geometry';

/* Structures of any outline in one rectangle: they may reach into each other's free corners. */

/** Cells of the grid that structures are packed on, a card's cell. */
const GRAIN = 0.5;
/** How far the homes of seats are moved for the first other try and for the last one, in parts of the room. */
const JITTER = { first: 0.2, last: 1 } as const;
const SEED = 7;

/** An outline on the grid, from its own origin. */
interface Outline {
  readonly points: readonly (readonly [number, number])[];
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
}

/** Cards with half a cell beside and below each. @param cards in cells */
function outlineOf(cards: readonly Rect[]): Outline {
  const points = new Map<string, readonly [number, number]>();
  for (const { x, y, w, h } of cards)
    for (let row = Math.round(y / GRAIN); row <= Math.round((y + h) / GRAIN); row++)
      for (let column = Math.round(x / GRAIN); column <= Math.round((x + w) / GRAIN); column++)
        points.set(`${column} ${row}`, [column, row]);
  const all = [...points.values()];
  const range = (axis: 0 | 1): readonly [number, number] => {
    const along = all.map((point) => point[axis]);
    return [Math.min(...along), Math.max(...along)];
  };
  return { points: all, x: range(0), y: range(1) };
}

/** Which points of a grid are taken. */
class Grid {
  readonly #taken: Uint8Array;

  constructor(
    readonly columns: number,
    readonly rows: number,
  ) {
    this.#taken = new Uint8Array(columns * rows);
  }

  #isFree({ points }: Outline, column: number, row: number): boolean {
    for (const [x, y] of points) if (this.#taken[(row + y) * this.columns + column + x]) return false;
    return true;
  }

  /** Takes the free place for an outline that is nearest to its home; null: there is none. @param home from 0 to 1 */
  seat(outline: Outline, home: Point): Point | null {
    const from = { x: -outline.x[0], y: -outline.y[0] };
    const to = { x: this.columns - 1 - outline.x[1], y: this.rows - 1 - outline.y[1] };
    if (to.x < from.x || to.y < from.y) return null;
    const start = { x: between(from.x, to.x, home.x), y: between(from.y, to.y, home.y) };
    let best: Point | null = null;
    let least = Number.POSITIVE_INFINITY;
    const rings = Math.max(start.x - from.x, to.x - start.x, start.y - from.y, to.y - start.y);
    for (let ring = 0; ring <= rings && ring * ring < least; ring++)
      for (let y = Math.max(from.y, start.y - ring); y <= Math.min(to.y, start.y + ring); y++) {
        const step = Math.abs(y - start.y) === ring ? 1 : Math.max(1, 2 * ring);
        for (let x = start.x - ring; x <= start.x + ring; x += step) {
          const far = (x - start.x) ** 2 + (y - start.y) ** 2;
          if (x < from.x || x > to.x || far >= least || !this.#isFree(outline, x, y)) continue;
          best = { x, y };
          least = far;
        }
      }
    if (best) for (const [x, y] of outline.points) this.#taken[(best.y + y) * this.columns + best.x + x] = 1;
    return best;
  }
}

const between = (from: number, to: number, part: number): number =>
  Math.round(from + Math.min(1, Math.max(0, part)) * Math.max(0, to - from));

/** The same numbers from 0 to below 1 each time: a table is packed alike on every page. */
function* chance(): Generator<number, never> {
  for (let state = SEED; ; ) {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0;
    yield ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  }
}

/**
 * Ways to pack structures into a rectangle, each near its home, the next best first; none: no try came to an end.
 *
 * @param structures cards of each, in cells
 * @param homes of each, from 0 to 1
 * @param room in cells
 * @returns origins in cells
 */
export function* packings(
  structures: readonly (readonly Rect[])[],
  homes: readonly Point[],
  room: { readonly w: number; readonly h: number },
  tries: number,
): Generator<readonly Point[]> {
  const outlines = structures.map(outlineOf);
  const random = chance();
  for (let attempt = 0; attempt < tries; attempt++) {
    const spread = attempt === 0 ? 0 : 1;
    const mixed = () => spread * (random.next().value - 0.5);
    const jitter = JITTER.first + ((JITTER.last - JITTER.first) * attempt) / tries;
    const grid = new Grid(Math.floor(room.w / GRAIN), Math.floor(room.h / GRAIN));
    const order = outlines
      .map((outline, index) => ({ outline, index, weight: outline.points.length * (1 + 1.8 * mixed()) }))
      .sort((a, b) => b.weight - a.weight);
    const origins: Point[] = [];
    const isPacked = order.every(({ outline, index }) => {
      const home = homes[index] as Point;
      const at = grid.seat(outline, { x: home.x + jitter * mixed(), y: home.y + jitter * mixed() });
      if (at) origins[index] = { x: at.x * GRAIN, y: at.y * GRAIN };
      return at !== null;
    });
    if (isPacked) yield origins;
  }
}

import type { Rect } from '@illuminice/rules';
import type { Point } from '../geometry';
import { Bits, type Outline, Shape } from './bits';

/** Packing grid, in a card's cells. */
const GRAIN = 0.5;
/** Shift of the seats' homes in the second and in the last try, in parts of the room. */
const JITTER = { first: 0.2, last: 1 } as const;
const SEED = 7;
/** Moves of overlapping structures in one try. */
const MOVES = 8;
/** Number of tries after which packing gives up if more than this part of the structures still overlaps. */
const PROBE = 10;
const HOPELESS = 0.02;
/** Grid points above which structures take free places only: cards are too small to be read then. */
const FINE = 10_000;

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

const between = (from: number, to: number, part: number): number =>
  Math.round(from + Math.min(1, Math.max(0, part)) * Math.max(0, to - from));

/** Fixed sequence of numbers from 0 to below 1, so that every page packs a table alike. */
function* chance(): Generator<number, never> {
  for (let state = SEED; ; ) {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0;
    yield ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  }
}

/** A structure on the grid, by its upper left corner. */
interface Piece {
  readonly shape: Shape;
  readonly size: number;
  readonly origin: Point;
  readonly last: Point;
  readonly home: Point;
  at: Point;
}

type Angle = (origin: Point) => number;

const originOf = ({ origin }: Piece, at: Point): Point => ({ x: (at.x + origin.x) * GRAIN, y: (at.y + origin.y) * GRAIN });

/** One try: structures start at their homes, then each moves to the place with most room. */
class Try {
  private readonly angles: number[];

  constructor(
    private readonly bits: Bits,
    private readonly pieces: readonly Piece[],
    private readonly angle: Angle | null,
  ) {
    this.angles = pieces.map((piece) => angle?.(originOf(piece, piece.at)) ?? 0);
  }

  /** Puts a piece at the place near its home where it overlaps the others least. */
  put(piece: Piece, others: readonly Piece[]): void {
    const index = this.pieces.indexOf(piece);
    const { angle, angles } = this;
    this.take(piece, others);
    piece.at = leastOverlap(this.bits, piece, (at) => {
      if (angle) angles[index] = angle(originOf(piece, at));
      return !angle || isRound(angles);
    });
    if (angle) angles[index] = angle(originOf(piece, piece.at));
  }

  /** Overlap of a piece with others; counting stops above `most`. */
  overlap(piece: Piece, most = 0): number {
    this.take(piece, this.pieces);
    return this.bits.overlap(piece.shape, piece.at.x, piece.at.y, most);
  }

  /** Moves overlapping pieces, one after the other. @param chance from 0 to below 1 */
  untangle(chance: () => number): void {
    let moved: Piece | null = null;
    for (let move = 0; move < MOVES; move++) {
      const crossing = this.pieces.filter((piece) => this.overlap(piece) > 0);
      if (crossing.length === 0) return;
      // The piece that moved last stays; those under it move.
      const others = crossing.filter((piece) => piece !== moved);
      moved = others[Math.floor(chance() * others.length)] as Piece;
      this.put(moved, this.pieces);
    }
  }

  /** Part of the pieces that overlap; 1 if the order round the room is broken. */
  get tangled(): number {
    if (this.angle && !isRound(this.angles)) return 1;
    const sum = (of: (piece: Piece) => number) => this.pieces.reduce((all, piece) => all + of(piece), 0);
    return sum((piece) => this.overlap(piece, Number.POSITIVE_INFINITY)) / sum(({ size }) => size);
  }

  private take(piece: Piece, others: readonly Piece[]): void {
    this.bits.clear();
    for (const other of others) if (other !== piece) this.bits.take(other.shape, other.at.x, other.at.y);
  }
}

/**
 * Ways to pack structures into a rectangle, each near its home, best first; empty if no try succeeds. A structure without a free place
 * takes the one with least overlap, and those under it move. @param structures cards of each, in cells @param homes of each, from 0 to 1
 * @param room in cells @param angle direction of an origin from the middle of the room, by which seats keep their order; null: any order
 * @returns origins in cells
 */
export function* packings(
  structures: readonly (readonly Rect[])[],
  homes: readonly Point[],
  room: { readonly w: number; readonly h: number },
  { tries, angle }: { readonly tries: number; readonly angle: Angle | null },
): Generator<readonly Point[]> {
  const outlines = structures.map(outlineOf);
  const shapes = outlines.map((outline) => new Shape(outline));
  const random = chance();
  const bits = new Bits(Math.floor(room.w / GRAIN), Math.floor(room.h / GRAIN));
  if (shapes.some(({ w, h }) => w > bits.columns || h > bits.rows)) return;
  let least = 1;
  for (let attempt = 0; attempt < tries; attempt++) {
    const spread = attempt === 0 ? 0 : 1;
    const mixed = () => spread * (random.next().value - 0.5);
    const jitter = JITTER.first + ((JITTER.last - JITTER.first) * attempt) / tries;
    const pieces = outlines.map(({ points, x, y }, index): Piece => {
      const shape = shapes[index] as Shape;
      const last = { x: bits.columns - shape.w, y: bits.rows - shape.h };
      const wish = homes[index] as Point;
      const home = { x: between(0, last.x, wish.x + jitter * mixed()), y: between(0, last.y, wish.y + jitter * mixed()) };
      return { shape, size: points.length, origin: { x: -x[0], y: -y[0] }, last, home, at: home };
    });
    const order = pieces.map((piece) => ({ piece, weight: piece.size * (1 + 1.8 * mixed()) })).sort((a, b) => b.weight - a.weight);
    const trial = new Try(bits, pieces, angle);
    for (const [i, { piece }] of order.entries())
      trial.put(
        piece,
        order.slice(0, i).map((entry) => entry.piece),
      );
    if (bits.columns * bits.rows <= FINE) trial.untangle(() => random.next().value);
    const { tangled } = trial;
    if (tangled === 0) yield pieces.map((piece) => originOf(piece, piece.at));
    least = Math.min(least, tangled);
    if (attempt + 1 >= PROBE && least > HOPELESS) return;
  }
}

/** True if these directions go round once, counterclockwise. @param angles in radians */
export function isRound(angles: readonly number[]): boolean {
  let round = 0;
  for (let i = 0; i < angles.length; i++) {
    const turn = (angles[(i + 1) % angles.length] as number) - (angles[i] as number);
    round += turn < 0 ? turn + 2 * Math.PI : turn;
  }
  return round < 3 * Math.PI;
}

/** Place with the least overlap, the nearest to the piece's home among equals; its home if none is allowed. */
function leastOverlap(bits: Bits, { shape, last, home }: Piece, isAllowed: (at: Point) => boolean): Point {
  const isFine = bits.columns * bits.rows > FINE;
  let [best, overlap, far] = [home, isFine ? 1 : Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const rings = Math.max(home.x, last.x - home.x, home.y, last.y - home.y);
  for (let ring = 0; ring <= rings && (overlap > 0 || ring * ring < far); ring++)
    for (let y = Math.max(0, home.y - ring); y <= Math.min(last.y, home.y + ring); y++) {
      const step = Math.abs(y - home.y) === ring ? 1 : Math.max(1, 2 * ring);
      for (let x = home.x - ring; x <= home.x + ring; x += step) {
        const off = (x - home.x) ** 2 + (y - home.y) ** 2;
        if (x < 0 || x > last.x || (overlap === 0 && off >= far)) continue;
        const found = bits.overlap(shape, x, y, !isFine && off < far ? overlap : overlap - 1);
        if (found > overlap || (found === overlap && off >= far) || !isAllowed({ x, y })) continue;
        [best, overlap, far] = [{ x, y }, found, off];
      }
    }
  return best;
}

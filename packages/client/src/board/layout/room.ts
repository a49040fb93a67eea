import { overlaps, type Rect } from '@illuminice/rules';
import { type Point, unionAll } from '../geometry';

/** Free and taken parts of a rectangle from 0, 0. */
export class Room {
  private readonly taken: Rect[] = [];

  constructor(
    readonly w: number,
    readonly h: number,
  ) {}

  take(parts: readonly Rect[], corner: Point): void {
    for (const part of parts) this.taken.push({ ...part, x: part.x + corner.x, y: part.y + corner.y });
  }

  holds(parts: readonly Rect[], { x, y }: Point): boolean {
    return parts.every((part) => {
      const r = { x: part.x + x, y: part.y + y, w: part.w, h: part.h };
      const inside = r.x >= -NOTHING && r.y >= -NOTHING && r.x + r.w <= this.w + NOTHING && r.y + r.h <= this.h + NOTHING;
      return inside && !this.taken.some((other) => overlaps(r, other));
    });
  }

  /** Free place of these parts nearest to `want`, in steps of `step`; null: none. */
  nearest(parts: readonly Rect[], want: Point, step: number): Point | null {
    const box = unionAll(parts);
    if (!box || box.w > this.w + NOTHING || box.h > this.h + NOTHING) return null;
    const from = { x: -box.x, y: -box.y };
    const last = { x: this.w - box.w - box.x, y: this.h - box.h - box.y };
    const first = { x: clamp(want.x, from.x, last.x), y: clamp(want.y, from.y, last.y) };
    if (this.holds(parts, first)) return first;
    let best: Point | null = null;
    let least = Number.POSITIVE_INFINITY;
    const rings = Math.ceil(Math.max(first.x - from.x, last.x - first.x, first.y - from.y, last.y - first.y) / step);
    for (let ring = 1; ring <= rings && ring * step < least; ring++)
      for (const [i, j] of ringOf(ring)) {
        const corner = { x: clamp(first.x + i * step, from.x, last.x), y: clamp(first.y + j * step, from.y, last.y) };
        const far = Math.hypot(corner.x - first.x, corner.y - first.y);
        if (far >= least || !this.holds(parts, corner)) continue;
        best = corner;
        least = far;
      }
    return best;
  }

  /** Map of taken room on a grid of so many px, for many queries about small parts. */
  map(grain: number): TakenMap {
    return new TakenMap(this.w, this.h, this.taken, grain);
  }
}

const NOTHING = 0.001;

const clamp = (value: number, from: number, last: number): number => Math.min(Math.max(value, from), Math.max(from, last));

/** Points of a grid at this distance from its middle (Chebyshev). */
function* ringOf(n: number): Generator<readonly [number, number]> {
  for (let k = -n; k <= n; k++) {
    yield [k, -n];
    yield [k, n];
  }
  for (let k = 1 - n; k < n; k++) {
    yield [-n, k];
    yield [n, k];
  }
}

/** Summed-area table of taken points: four look-ups tell if a rectangle is free. */
class TakenMap {
  private readonly columns: number;
  private readonly rows: number;
  private readonly sums: Int32Array;

  constructor(
    private readonly w: number,
    private readonly h: number,
    taken: readonly Rect[],
    readonly grain: number,
  ) {
    this.columns = Math.ceil(w / grain);
    this.rows = Math.ceil(h / grain);
    const wide = this.columns + 1;
    this.sums = new Int32Array(wide * (this.rows + 1));
    const { sums } = this;
    for (const r of taken) {
      const { left, right, top, bottom } = this.cells(r);
      for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) sums[(y + 1) * wide + x + 1] = 1;
    }
    for (let y = 1; y <= this.rows; y++)
      for (let x = 1; x <= this.columns; x++) {
        const index = y * wide + x;
        sums[index] = at0(sums, index) + at0(sums, index - 1) + at0(sums, index - wide) - at0(sums, index - wide - 1);
      }
  }

  free(r: Rect): boolean {
    if (r.x < -NOTHING || r.y < -NOTHING || r.x + r.w > this.w + NOTHING || r.y + r.h > this.h + NOTHING) return false;
    const { sums } = this;
    const { left, right, top, bottom } = this.cells(r);
    const wide = this.columns + 1;
    return (
      at0(sums, bottom * wide + right) - at0(sums, top * wide + right) - at0(sums, bottom * wide + left) + at0(sums, top * wide + left) ===
      0
    );
  }

  private cells({ x, y, w, h }: Rect) {
    const { grain } = this;
    return {
      left: Math.max(0, Math.floor(x / grain + NOTHING)),
      top: Math.max(0, Math.floor(y / grain + NOTHING)),
      right: Math.min(this.columns, Math.ceil((x + w) / grain - NOTHING)),
      bottom: Math.min(this.rows, Math.ceil((y + h) / grain - NOTHING)),
    };
  }
}

const at0 = (list: Int32Array, index: number): number => list[index] ?? 0;

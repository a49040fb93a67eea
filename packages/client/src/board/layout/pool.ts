import type { Point } from '../geometry';
import type { Room } from './room';

export interface Block {
  /** Columns of the block; 0: scattered over the free room. */
  readonly columns: number;
  readonly at: Point;
  /** Top left corners, row by row, without taken places. */
  readonly spots: readonly Point[];
  readonly gaps: number;
}

/** Resolution of taken room, in cells. */
const GRAIN = 0.2;
/** Skipped places above which rows no longer look like rows. */
export const MOST_GAPS = 3;
/** Costs of an interrupted row, of one more row, and of a move, in px. */
const COSTS = { gap: 90, row: 26, moved: 120, last: 12 } as const;

const costOfMove = ({ columns: former, at }: Block, columns: number, { x, y }: Point): number =>
  (former === columns ? 0 : COSTS.moved) + Math.hypot(x - at.x, y - at.y) * 0.5;

/**
 * Best places for `n` things: whole rows near `near`, the former ones if possible. @param pitch from one to the next @param opts `columns`:
 * most in a row; `cell`: px a cell; `loose`: anywhere if there is no room for whole rows
 */
export function layBlock(
  room: Room,
  n: number,
  pitch: { readonly w: number; readonly h: number },
  opts: { columns: readonly number[]; near: Point; cell: number; before: Block | null; loose: boolean },
): Block | null {
  if (n === 0) return { columns: 1, at: opts.near, spots: [], gaps: 0 };
  const map = room.map(opts.cell * GRAIN);
  const lay = (columns: number, corner: Point): { spots: Point[]; gaps: number; rows: number } | null => {
    const spots: Point[] = [];
    let gaps = 0;
    for (let row = 0; ; row++) {
      const y = corner.y + row * pitch.h;
      if (y + pitch.h > room.h + 0.01) return null;
      for (let column = 0; column < columns; column++) {
        const x = corner.x + column * pitch.w;
        if (map.free({ x, y, w: pitch.w, h: pitch.h })) spots.push({ x, y });
        else gaps += 1;
        if (spots.length === n) return { spots, gaps, rows: row + 1 };
      }
    }
  };
  /** Rows wherever they have room, nearest to the middle first. */
  const rowsFrom = (from: number): Pick<Block, 'spots' | 'gaps'> | null => {
    const rows = Array.from({ length: Math.max(0, Math.floor((room.h - from) / pitch.h)) }, (_, i) => from + i * pitch.h);
    rows.sort((a, b) => Math.abs(a + pitch.h / 2 - opts.near.y) - Math.abs(b + pitch.h / 2 - opts.near.y));
    const spots: Point[] = [];
    for (const y of rows)
      for (let x = 0; x + pitch.w <= room.w; ) {
        if (!map.free({ x, y, w: pitch.w, h: pitch.h })) {
          x += map.grain;
          continue;
        }
        spots.push({ x, y });
        if (spots.length === n) return { spots, gaps: 0 };
        x += pitch.w;
      }
    return null;
  };
  const { before } = opts;
  const again = (block: Block): Block | null => {
    const { columns, at } = block;
    const same = columns === 0 ? opts.loose && rowsFrom(at.y) : lay(columns, at);
    const most = Math.max(block.gaps, opts.loose ? n : 0);
    return same && same.gaps <= most ? { columns, at, spots: same.spots, gaps: same.gaps } : null;
  };
  const same = before && again(before);
  if (same) return same;
  let best: Block | null = null;
  let least = Number.POSITIVE_INFINITY;
  const step = opts.cell * 2 * GRAIN;
  for (const columns of opts.columns) {
    if (columns > n) continue;
    const rows = Math.ceil(n / columns);
    const [w, h] = [columns * pitch.w, rows * pitch.h];
    const spare = columns * rows - n;
    for (let x = 0; x + w <= room.w; x += step)
      for (let y = 0; y + h <= room.h; y += step) {
        const off = Math.abs(x + w / 2 - opts.near.x) + 1.3 * Math.abs(y + h / 2 - opts.near.y);
        const moved = before ? costOfMove(before, columns, { x, y }) : 0;
        const sure = off + moved + rows * COSTS.row + spare * COSTS.last;
        if (sure >= least) continue;
        const laid = lay(columns, { x, y });
        if (!laid || (!opts.loose && laid.gaps > MOST_GAPS)) continue;
        const cost = sure + laid.gaps * COSTS.gap + (laid.rows - rows) * COSTS.row;
        if (cost >= least) continue;
        least = cost;
        best = { columns, at: { x, y }, spots: laid.spots, gaps: laid.gaps };
      }
  }
  for (let y = 0; opts.loose && y < pitch.h && !best; y += step) {
    const laid = rowsFrom(y);
    if (laid) best = { columns: 0, at: { x: 0, y }, ...laid };
  }
  return best;
}

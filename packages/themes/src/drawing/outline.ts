import svgpath from 'svgpath';

/** An icon's outline as it is shipped: its path in whole units, and the box that it fills of 512 × 512. */
export interface Outline {
  readonly path: string;
  readonly box: readonly [x: number, y: number, w: number, h: number];
}

/** Points of a curve that are looked at for its box; between them it strays by less than a unit. */
const STEPS = 12;

/** A point of a Bézier curve through these control points, of one coordinate. */
const bezier = (points: readonly number[], t: number): number =>
  points.length === 1
    ? (points[0] as number)
    : bezier(
        points.slice(1).map((after, i) => (points[i] as number) * (1 - t) + after * t),
        t,
      );

/** Points along a path, each with whether a part of the path begins there. */
export function alongPath(path: string): { x: number; y: number; begins: boolean }[] {
  const points: { x: number; y: number; begins: boolean }[] = [];
  svgpath(path)
    .abs()
    .unarc()
    .unshort()
    .iterate(([command, ...numbers], _index, x, y) => {
      if (command === 'Z' || command === 'z') return;
      const ends = numbers as number[];
      if (command === 'H') points.push({ x: ends[0] as number, y, begins: false });
      else if (command === 'V') points.push({ x, y: ends[0] as number, begins: false });
      else {
        const px = [x, ...ends.filter((_, i) => i % 2 === 0)];
        const py = [y, ...ends.filter((_, i) => i % 2 === 1)];
        const curve = command === 'C' || command === 'Q';
        for (let step = curve ? 1 : STEPS; step <= STEPS; step++)
          points.push({
            x: bezier(curve ? px : px.slice(-1), step / STEPS),
            y: bezier(curve ? py : py.slice(-1), step / STEPS),
            begins: command === 'M',
          });
      }
    });
  return points;
}

/** The box of a path, in whole units. */
export function boxOf(path: string): Outline['box'] {
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { x, y } of alongPath(path)) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  const [x, y] = [Math.round(left), Math.round(top)];
  return [x, y, Math.round(right) - x, Math.round(bottom) - y];
}

/** A path in whole units, which halves its bytes and cannot be seen at 300 px. @param path on 512 × 512 */
export function outlined(path: string): Outline {
  const whole = svgpath(path).rel().round(0).toString();
  return { path: whole, box: boxOf(whole) };
}

/** An icon in whole units. @param body as the icon set has it: one path @throws Error for anything else */
export function outlineOf(body: string): Outline {
  const drawn = /^<path[^>]* d="([^"]+)"[^>]*\/>$/.exec(body)?.[1];
  if (!drawn) throw new Error(`One path was expected: ${body.slice(0, 80)}`);
  return outlined(drawn);
}

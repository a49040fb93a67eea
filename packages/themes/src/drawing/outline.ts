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

function boxOf(path: string): Outline['box'] {
  const xs: number[] = [];
  const ys: number[] = [];
  svgpath(path)
    .abs()
    .unarc()
    .unshort()
    .iterate(([command, ...numbers], _index, x, y) => {
      if (command === 'Z' || command === 'z') return;
      const ends = numbers as number[];
      if (command === 'H') xs.push(ends[0] as number);
      else if (command === 'V') ys.push(ends[0] as number);
      else {
        const px = [x, ...ends.filter((_, i) => i % 2 === 0)];
        const py = [y, ...ends.filter((_, i) => i % 2 === 1)];
        const curve = command === 'C' || command === 'Q';
        for (let step = curve ? 1 : STEPS; step <= STEPS; step++) {
          xs.push(bezier(curve ? px : px.slice(-1), step / STEPS));
          ys.push(bezier(curve ? py : py.slice(-1), step / STEPS));
        }
      }
    });
  const [left, top] = [Math.round(Math.min(...xs)), Math.round(Math.min(...ys))];
  return [left, top, Math.round(Math.max(...xs)) - left, Math.round(Math.max(...ys)) - top];
}

/** Rounds an icon to whole units, which halves its bytes and cannot be seen at 300 px. @param body as the icon set has it: one path */
export function outlineOf(body: string): Outline {
  const drawn = /^<path[^>]* d="([^"]+)"[^>]*\/>$/.exec(body)?.[1];
  if (!drawn) throw new Error(`One path was expected: ${body.slice(0, 80)}`);
  const path = svgpath(drawn).rel().round(0).toString();
  return { path, box: boxOf(path) };
}

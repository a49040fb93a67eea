import svgpath from 'svgpath';
import type { Placed } from './elements.js';
import { LIMITS, refuse } from './faults.js';
import { alongPath } from './outline.js';
import { numberOf, pathOf } from './shapes.js';

/** Side of the square that pictures are drawn on. */
export const SIDE = 512;

type Numbers = readonly number[];

/** The four numbers of a viewBox. @throws Refused */
function viewBoxOf(value: string): [x: number, y: number, w: number, h: number] {
  const parts = value.split(/[\s,]+/).filter((part) => part !== '');
  const wrong = () => refuse({ reason: 'viewBox', value });
  if (parts.length !== 4) return wrong();
  const [x = 0, y = 0, w = 0, h = 0] = parts.map((part) => numberOf({ element: 'svg', attributes: { viewBox: part } }, 'viewBox'));
  return w > 0 && h > 0 ? [x, y, w, h] : wrong();
}

/** Puts a viewBox into the middle of the square, as large as it fits. */
export function squared(viewBox: string): Numbers {
  const [x, y, w, h] = viewBoxOf(viewBox);
  const k = SIDE / Math.max(w, h);
  return [k, 0, 0, k, (SIDE - w * k) / 2 - x * k, (SIDE - h * k) / 2 - y * k];
}

const TRANSFORMS: Readonly<Record<string, Numbers>> = {
  matrix: [6],
  translate: [1, 2],
  scale: [1, 2],
  rotate: [1, 3],
  skewX: [1],
  skewY: [1],
};
const ONE = /\s*(\w+)\s*\(([^()]*)\)[\s,]*/y;

/** A list of transformations that is read whole, which the library does not say. @throws Refused */
function checkedTransform(element: string, value: string): string {
  const wrong = () => refuse({ reason: 'value', element, name: 'transform', value });
  ONE.lastIndex = 0;
  while (ONE.lastIndex < value.length) {
    const [, name = '', list = ''] = ONE.exec(value) ?? wrong();
    const numbers = list.split(/[\s,]+/).filter((part) => part !== '');
    for (const number of numbers) numberOf({ element, attributes: { transform: number } }, 'transform');
    if (!Object.hasOwn(TRANSFORMS, name) || !TRANSFORMS[name]?.includes(numbers.length)) wrong();
  }
  return value;
}

const PATH = /^[MLHVCSQTAZ\d\s.,+\-e]*$/i;

/** A path's area, positive with the clock. */
function areaOf(path: string): number {
  const points = alongPath(path);
  let area = 0;
  let first = 0;
  points.forEach((point, i) => {
    if (point.begins) first = i;
    const ends = points[i + 1];
    const next = ends && !ends.begins ? ends : points[first];
    if (next) area += point.x * next.y - next.x * point.y;
  });
  return area / 2;
}

/** The same outline, drawn the other way round. @param path absolute, of M, L, H, V, C, Q and Z alone */
function reversed(path: string): string {
  const made: string[] = [];
  /** From each point on to the next, what is between them. */
  let points: [number, number][] = [];
  let between: number[][] = [];
  const finish = () => {
    if (points.length > 1) {
      made.push(`M${points.at(-1)?.join(' ')}`);
      for (let i = between.length - 1; i >= 0; i--) {
        const controls = between[i] as number[];
        const [x, y] = points[i] as [number, number];
        const back = controls.length === 4 ? [...controls.slice(2), ...controls.slice(0, 2)] : controls;
        made.push(`${controls.length === 4 ? 'C' : controls.length === 2 ? 'Q' : 'L'}${[...back, x, y].join(' ')}`);
      }
      made.push('z');
    }
    points = [];
    between = [];
  };
  svgpath(path).iterate(([command, ...rest], _index, x, y) => {
    const numbers = rest as number[];
    if (command === 'M') finish();
    if (command === 'Z' || command === 'z') return;
    if (command !== 'M' && points.length === 0) points.push([x, y]);
    const end: [number, number] =
      command === 'H' ? [numbers[0] as number, y] : command === 'V' ? [x, numbers[0] as number] : (numbers.slice(-2) as [number, number]);
    if (command !== 'M') between.push(command === 'C' || command === 'Q' ? numbers.slice(0, -2) : []);
    points.push(end);
  });
  finish();
  return made.join('');
}

/**
 * The path of a shape where it lies on the square, absolute, without arcs, and drawn with the clock, so that shapes of one ink that
 * overlap in one path leave no hole.
 *
 * @param left commands that it may have @returns the path, and its number of commands
 * @throws Refused
 */
export function placed(shape: Placed, toSquare: Numbers, left: number): { path: string; commands: number } {
  const drawn = pathOf(shape);
  const wrong = () => refuse({ reason: 'value', element: shape.element, name: 'd', value: drawn });
  if (!PATH.test(drawn)) return wrong();
  const read = svgpath(drawn);
  if ((read as unknown as { err: string }).err) return wrong();
  let commands = 0;
  read.iterate((segment) => {
    commands++;
    if (segment.some((part) => typeof part === 'number' && !(Math.abs(part) <= LIMITS.number))) wrong();
  });
  if (commands > left) refuse({ reason: 'tooMany', of: 'commands' });
  for (const transform of shape.transforms) read.transform(checkedTransform(shape.element, transform));
  read
    .matrix([...toSquare])
    .abs()
    .unshort()
    .unarc()
    .iterate((segment) => {
      if (segment.some((part) => typeof part === 'number' && !(Math.abs(part) <= LIMITS.number))) refuse({ reason: 'outside' });
    });
  const path = read.toString();
  return { path: areaOf(path) < 0 ? reversed(path) : path, commands };
}

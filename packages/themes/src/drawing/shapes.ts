import { LIMITS, refuse } from './faults.js';

/** An element with attributes that are allowed on it. */
export interface Shape {
  readonly element: string;
  readonly attributes: Readonly<Record<string, string>>;
}

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?(px)?$/i;

/** A number of an attribute. @throws Refused for anything else, or beyond what is allowed */
export function numberOf({ element, attributes }: Shape, name: string, otherwise = 0): number {
  const { [name]: text } = attributes;
  if (text === undefined) return otherwise;
  const value = NUMBER.test(text.trim()) ? Number.parseFloat(text) : Number.NaN;
  return Math.abs(value) <= LIMITS.number ? value : refuse({ reason: 'value', element, name, value: text });
}

/** A number that may not be negative. */
const sizeOf = (shape: Shape, name: string, otherwise?: number): number => {
  const size = numberOf(shape, name, otherwise);
  return size >= 0 ? size : refuse({ reason: 'value', element: shape.element, name, value: `${size}` });
};

const oval = (cx: number, cy: number, rx: number, ry: number): string =>
  rx > 0 && ry > 0 ? `M${cx - rx} ${cy}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z` : '';

function rectangle(shape: Shape): string {
  const [x, y] = [numberOf(shape, 'x'), numberOf(shape, 'y')];
  const [w, h] = [sizeOf(shape, 'width'), sizeOf(shape, 'height')];
  // One radius stands for both.
  const rx = Math.min(sizeOf(shape, 'rx', sizeOf(shape, 'ry')), w / 2);
  const ry = Math.min(sizeOf(shape, 'ry', sizeOf(shape, 'rx')), h / 2);
  if (!(w > 0 && h > 0)) return '';
  if (!(rx > 0 && ry > 0)) return `M${x} ${y}h${w}v${h}h${-w}z`;
  const corner = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  const [across, down] = [w - 2 * rx, h - 2 * ry];
  return `M${x + rx} ${y}h${across}${corner(rx, ry)}v${down}${corner(-rx, ry)}h${-across}${corner(-rx, -ry)}v${-down}${corner(rx, -ry)}z`;
}

function corners({ element, attributes: { points = '' } }: Shape): string {
  const numbers = points.split(/[\s,]+/).filter((part) => part !== '');
  const read = numbers.map((value) => numberOf({ element, attributes: { points: value } }, 'points'));
  if (read.length % 2 === 1) refuse({ reason: 'value', element, name: 'points', value: points });
  return read.length < 6 ? '' : `M${read.join(' ')}z`;
}

const PATHS: Readonly<Record<string, (shape: Shape) => string>> = {
  path: ({ attributes: { d = '' } }) => d,
  rect: rectangle,
  circle: (shape) => oval(numberOf(shape, 'cx'), numberOf(shape, 'cy'), sizeOf(shape, 'r'), sizeOf(shape, 'r')),
  ellipse: (shape) => oval(numberOf(shape, 'cx'), numberOf(shape, 'cy'), sizeOf(shape, 'rx'), sizeOf(shape, 'ry')),
  polygon: corners,
  polyline: corners,
};

/** The path of a shape, empty where it has no area; that of a path is unchecked. */
export const pathOf = (shape: Shape): string => PATHS[shape.element]?.(shape) ?? '';

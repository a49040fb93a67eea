import { elementsOf } from './elements.js';
import { type DrawingFault, LIMITS, Refused, refuse } from './faults.js';
import { boxOf, type Outline, outlined } from './outline.js';
import { placed, SIDE, squared } from './place.js';

/** A drawing as it is packed: outlines of one or two inks on 512 × 512, both with the box of the whole. */
export interface Drawing {
  /** Of the colour that comes first; painted in the card's first ink. */
  readonly main: Outline;
  /** Of the other colour, painted over it in the second ink; null: there is one colour. */
  readonly second: Outline | null;
}

/** What became of a text that should be a drawing. */
export type ReadDrawing = { readonly ok: true; readonly drawing: Drawing } | { readonly ok: false; readonly fault: DrawingFault };

/** How far a drawing may reach beyond its square, and the least side of what it fills, in units. */
const SLACK = 8;
const LEAST = 256;

const COLOUR = /^#([\da-f]{3}|[\da-f]{6})$/;
const NAMES: Readonly<Record<string, string>> = { black: '#000000', white: '#ffffff', currentcolor: '#000000' };

/** A fill as six digits; null: none. @throws Refused */
function colourOf(element: string, fill = 'black'): string | null {
  const value = fill.trim().toLowerCase();
  if (value === 'none') return null;
  const known = Object.hasOwn(NAMES, value) ? NAMES[value] : undefined;
  if (known) return known;
  if (!COLOUR.test(value)) return refuse({ reason: 'value', element, name: 'fill', value: fill });
  return value.length === 7 ? value : `#${[...value.slice(1)].map((digit) => digit + digit).join('')}`;
}

function read(text: string): Drawing {
  if (text.length > LIMITS.characters) refuse({ reason: 'tooLong', characters: text.length });
  const { viewBox, shapes } = elementsOf(text);
  const toSquare = squared(viewBox);
  /** Paths by colour, in order of appearance. */
  const inks = new Map<string, string[]>();
  let latest = '';
  let left: number = LIMITS.commands;
  for (const shape of shapes) {
    const colour = colourOf(shape.element, shape.fill);
    const { path, commands } = placed(shape, toSquare, left);
    left -= commands;
    if (colour === null || path === '') continue;
    const paths = inks.get(colour);
    if (paths && colour !== latest) refuse({ reason: 'order', below: colour, above: latest });
    if (paths) paths.push(path);
    else inks.set(colour, [path]);
    latest = colour;
  }
  if (inks.size > 2) refuse({ reason: 'inks', colours: [...inks.keys()] });
  const [main, second = null] = [...inks.values()].map((paths) => outlined(paths.join('')));
  if (!main) return refuse({ reason: 'empty' });
  const box = boxOf(main.path + (second?.path.replace(/^m/, 'M') ?? ''));
  const [x, y, w, h] = box;
  if (!(x >= -SLACK && y >= -SLACK && x + w <= SIDE + SLACK && y + h <= SIDE + SLACK)) refuse({ reason: 'outside' });
  if (!(Math.max(w, h) >= LEAST && Math.min(w, h) > 30)) refuse({ reason: 'tooSmall', width: w, height: h });
  return { main: { path: main.path, box }, second: second && { path: second.path, box } };
}

/**
 * Reads a picture that somebody drew (SVG) and makes of it what icons are made of: paths in whole units. It is parsed strictly, and only
 * what is on the list of allowed elements and attributes is read; nothing of the text itself is handed on, so that no script, link,
 * style or reference can be. Works without a DOM, in bounded time, the same everywhere.
 *
 * @param text the whole SVG; whoever sends it is not trusted
 * @returns outlines of one or two inks, or the first fault, which `sayDrawingFault` puts into words
 */
export function readDrawing(text: string): ReadDrawing {
  try {
    return { ok: true, drawing: read(text) };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, fault: error.fault };
    throw error;
  }
}

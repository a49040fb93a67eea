import { SaxesParser, type SaxesTagNS } from 'saxes';
import { ALLOWED, LIMITS, refuse } from './faults.js';
import type { Shape } from './shapes.js';

const SVG = 'http://www.w3.org/2000/svg';

/** A shape with what its groups say of it. */
export interface Placed extends Shape {
  readonly transforms: readonly string[];
  /** As it is written; undefined: black. */
  readonly fill: string | undefined;
}

interface Tree {
  readonly viewBox: string;
  readonly shapes: readonly Placed[];
}

/** What an element hands on to those in it. */
interface Open {
  readonly element: string;
  readonly transforms: readonly string[];
  readonly fill: string | undefined;
}

/** Attributes of an element. @throws Refused for one that is not allowed on it, or an element that is none */
function allowedOf({ name, uri, attributes }: SaxesTagNS): Readonly<Record<string, string>> {
  const allowed = Object.hasOwn(ALLOWED, name) && (uri === '' || uri === SVG) ? ALLOWED[name] : undefined;
  if (!allowed) return refuse({ reason: 'element', name });
  const found: Record<string, string> = {};
  for (const [attribute, { value }] of Object.entries(attributes)) {
    if (!allowed.includes(attribute)) refuse({ reason: 'attribute', element: name, name: attribute });
    if (attribute === 'xmlns' && value !== SVG) refuse({ reason: 'value', element: name, name: attribute, value });
    if (attribute === 'fill-rule' && value !== 'nonzero')
      refuse(value === 'evenodd' ? { reason: 'evenOdd', element: name } : { reason: 'value', element: name, name: attribute, value });
    found[attribute] = value;
  }
  return found;
}

/** Reads the elements of a drawing; nothing is fetched, and no entity is known but the five of XML. @throws Refused */
export function elementsOf(text: string): Tree {
  const open: Open[] = [];
  const shapes: Placed[] = [];
  let viewBox = '';
  let count = 0;
  const begin = (tag: SaxesTagNS): void => {
    const attributes = allowedOf(tag);
    const { name: element } = tag;
    const outer = open.at(-1);
    const stands = element === 'svg' ? !outer : outer !== undefined && ['svg', 'g'].includes(outer.element);
    if (!stands) refuse({ reason: 'nesting', name: element });
    if (++count > LIMITS.elements) refuse({ reason: 'tooMany', of: 'elements' });
    if (open.length >= LIMITS.depth) refuse({ reason: 'tooMany', of: 'depth' });
    const { transform, fill = outer?.fill } = attributes;
    const transforms = [...(transform === undefined ? [] : [transform]), ...(outer?.transforms ?? [])];
    if (element === 'svg') viewBox = attributes.viewBox ?? '';
    else if (element !== 'g') shapes.push({ element, attributes, transforms, fill });
    open.push({ element, transforms, fill });
  };
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', ({ message }) => refuse({ reason: 'malformed', why: message }));
  parser.on('doctype', () => refuse({ reason: 'beside', what: 'doctype' }));
  parser.on('processinginstruction', () => refuse({ reason: 'beside', what: 'instruction' }));
  parser.on('cdata', () => refuse({ reason: 'beside', what: 'cdata' }));
  parser.on('text', (words) => {
    if (words.trim() !== '') refuse({ reason: 'beside', what: 'text' });
  });
  parser.on('opentag', begin);
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(text).close();
  return { viewBox, shapes };
}

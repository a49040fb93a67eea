export const LIMITS = {
  characters: 32_000,
  elements: 200,
  /** Elements in each other, the outermost counted. */
  depth: 8,
  commands: 3000,
  /** Largest number in it, of either sign. */
  number: 100_000,
} as const;

/** What may stand in a drawing, and on which element. */
export const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  svg: ['xmlns', 'version', 'viewBox', 'width', 'height', 'fill'],
  g: ['fill', 'transform', 'fill-rule'],
  path: ['d', 'fill', 'transform', 'fill-rule'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry', 'fill', 'transform', 'fill-rule'],
  circle: ['cx', 'cy', 'r', 'fill', 'transform', 'fill-rule'],
  ellipse: ['cx', 'cy', 'rx', 'ry', 'fill', 'transform', 'fill-rule'],
  polygon: ['points', 'fill', 'transform', 'fill-rule'],
  polyline: ['points', 'fill', 'transform', 'fill-rule'],
};

/** Why a drawing is refused: values by reason. */
export interface FaultValues {
  readonly tooLong: { readonly characters: number };
  readonly malformed: { readonly why: string };
  readonly beside: { readonly what: 'text' | 'doctype' | 'instruction' | 'cdata' };
  readonly element: { readonly name: string };
  readonly attribute: { readonly element: string; readonly name: string };
  readonly nesting: { readonly name: string };
  readonly tooMany: { readonly of: 'elements' | 'depth' | 'commands' };
  readonly viewBox: { readonly value: string };
  readonly value: { readonly element: string; readonly name: string; readonly value: string };
  readonly evenOdd: { readonly element: string };
  readonly inks: { readonly colours: readonly string[] };
  readonly order: { readonly below: string; readonly above: string };
  readonly empty: object;
  readonly outside: object;
  readonly tooSmall: { readonly width: number; readonly height: number };
}

/** One reason why a drawing is refused, as data. */
export type DrawingFault = {
  readonly [R in keyof FaultValues]: { readonly reason: R } & FaultValues[R];
}[keyof FaultValues];

export class Refused extends Error {
  constructor(readonly fault: DrawingFault) {
    super(fault.reason);
  }
}

/** @throws Refused always */
export const refuse = (fault: DrawingFault): never => {
  throw new Refused(fault);
};

const BESIDE: Readonly<Record<FaultValues['beside']['what'], string>> = {
  text: 'text stands between its elements',
  doctype: 'it has a DOCTYPE, which could define entities',
  instruction: 'it has a processing instruction',
  cdata: 'it has a CDATA section',
};

const TOO_MANY: Readonly<Record<FaultValues['tooMany']['of'], string>> = {
  elements: `it has more than ${LIMITS.elements} elements`,
  depth: `its groups are nested more than ${LIMITS.depth} deep`,
  commands: `its paths have more than ${LIMITS.commands} commands`,
};

/** Foreign words are shown short, on one line. */
const quoted = (value: string): string => {
  const line = value.replace(/[\s\p{C}]+/gu, ' ');
  return `“${line.length > 40 ? `${line.slice(0, 40)}…` : line}”`;
};

const SAID: { readonly [R in keyof FaultValues]: (values: FaultValues[R]) => string } = {
  tooLong: ({ characters }) => `it has ${characters} characters, and may have ${LIMITS.characters}`,
  malformed: ({ why }) => `it is no well-formed XML (${why})`,
  beside: ({ what }) => BESIDE[what],
  element: ({ name }) => `<${name}> is not allowed; a drawing may have ${Object.keys(ALLOWED).join(', ')}`,
  attribute: ({ element, name }) =>
    `the attribute ${quoted(name)} of <${element}> is not allowed; there may be ${(ALLOWED[element] ?? []).join(', ')}`,
  nesting: ({ name }) => `<${name}> stands where it may not: <svg> is the outermost, shapes and groups are in it or in a group`,
  tooMany: ({ of }) => TOO_MANY[of],
  viewBox: ({ value }) => `its viewBox is ${quoted(value)}; four numbers are wanted, the last two above 0`,
  value: ({ element, name, value }) => `${name} of <${element}> is ${quoted(value)}, which cannot be read or is out of bounds`,
  evenOdd: ({ element }) => `<${element}> is filled by the rule evenodd; holes have to be drawn the other way round (nonzero)`,
  inks: ({ colours }) => `it has more than two colours: ${colours.join(', ')}`,
  order: ({ below, above }) => `${below} is drawn over ${above} again; first comes all of the one colour, then all of the other`,
  empty: () => 'nothing in it is filled',
  outside: () => 'it reaches beyond its viewBox',
  tooSmall: ({ width, height }) => `it fills ${width} × ${height} of 512 × 512 units only; the viewBox should fit closely`,
};

/** Says a fault in a sentence. @param card whose drawing it is, by name or id */
export const sayDrawingFault = <R extends keyof FaultValues>(card: string, fault: { readonly reason: R } & FaultValues[R]): string =>
  `The drawing of ${card} is refused: ${SAID[fault.reason](fault)}.`;

/** Pictures that somebody drew: what is read, what is refused and how it is said, and that nothing hostile comes through. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import svgpath from 'svgpath';
import { type Drawing, type DrawingFault, LIMITS, outlineOf, readDrawing, sayDrawingFault } from '../src/drawing/index.js';

const svg = (inner: string, viewBox = '0 0 512 512') => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inner}</svg>`;
const WHOLE = '<rect width="512" height="512"/>';

const drawn = (text: string): Drawing => {
  const read = readDrawing(text);
  if (!read.ok) throw new Error(sayDrawingFault('it', read.fault));
  return read.drawing;
};
const faultOf = (text: string): DrawingFault => {
  const read = readDrawing(text);
  if (read.ok) throw new Error(`it was read: ${text.slice(0, 80)}`);
  return read.fault;
};
/** What a path winds round points: how often, by its corners alone. */
const windings = (path: string, x: number, y: number): number => {
  const corners: [number, number, boolean][] = [];
  svgpath(path)
    .abs()
    .unshort()
    .iterate(([command, ...rest], _i, px, py) => {
      const numbers = rest as number[];
      if (command === 'z' || command === 'Z') return;
      corners.push(
        command === 'H'
          ? [numbers[0] as number, py, false]
          : command === 'V'
            ? [px, numbers[0] as number, false]
            : [numbers.at(-2) as number, numbers.at(-1) as number, command === 'M'],
      );
    });
  let around = 0;
  let first = 0;
  corners.forEach(([ax, ay, begins], i) => {
    if (begins) first = i;
    const after = corners[i + 1];
    const [bx, by] = after && !after[2] ? after : (corners[first] as [number, number, boolean]);
    if (ay <= y !== by <= y && ax + ((y - ay) / (by - ay)) * (bx - ax) > x) around += by > ay ? 1 : -1;
  });
  return around;
};

describe('U120 what is read', () => {
  test('all shapes become paths in whole units, on 512 × 512', () => {
    const shapes = [
      '<path d="M0 0h100v100h-100z"/>',
      '<rect width="100" height="100"/>',
      '<rect width="100" height="100" rx="20"/>',
      '<circle cx="50" cy="50" r="50"/>',
      '<ellipse cx="50" cy="50" rx="50" ry="50"/>',
      '<polygon points="0,0 100,0 100,100 0,100"/>',
      '<polyline points="0 0 100 0 100 100 0 100"/>',
    ];
    for (const shape of shapes) {
      const { main, second } = drawn(svg(shape, '0 0 100 100'));
      expect([shape, main.box, second]).toEqual([shape, [0, 0, 512, 512], null]);
      expect(main.path).toMatch(/^M[\dlhvcqz\s-]+$/);
    }
  });

  test('a viewBox that is no square stands in the middle; transformations of groups hold', () => {
    expect(drawn(svg('<rect x="10" y="10" width="100" height="50"/>', '10 10 100 50')).main.box).toEqual([0, 128, 512, 256]);
    expect(
      drawn(svg('<g transform="translate(256 0)"><g transform="scale(-.5 1)"><rect width="512" height="512"/></g></g>')).main.box,
    ).toEqual([0, 0, 256, 512]);
    expect(drawn(svg('<rect width="200" height="400" transform="translate(512,56) rotate(90)"/>')).main.box).toEqual([112, 56, 400, 200]);
  });

  test('two colours are two inks, both with the box of the whole; a fill is inherited, and none is not drawn', () => {
    const { main, second } = drawn(
      svg(
        '<g fill="#123"><rect width="500" height="300"/></g><rect fill="#FFFFFF" y="200" x="100" width="50" height="200"/><rect fill="none" width="512" height="512"/>',
      ),
    );
    expect([main.box, second?.box]).toEqual([
      [0, 0, 500, 400],
      [0, 0, 500, 400],
    ]);
    expect(
      drawn(
        svg(
          '<rect width="400" height="400"/><rect fill="black" x="400" width="50" height="50"/><circle fill="currentColor" cx="20" cy="20" r="9"/>',
        ),
      ).second,
    ).toBeNull();
  });

  test('shapes of one ink that overlap leave no hole, whichever way they were drawn; holes that were drawn stay', () => {
    const left = '<path d="M0 0h300v512h-300z"/>';
    for (const right of ['M200 0h300v512h-300z', 'M200 0v512h300v-512z'])
      expect(windings(drawn(svg(`${left}<path d="${right}"/>`)).main.path, 250, 250)).not.toBe(0);
    const ring = drawn(svg('<path d="M0 0v512h512v-512zM100 100h300v300h-300z"/>')).main.path;
    expect([windings(ring, 50, 50) === 0, windings(ring, 250, 250)]).toEqual([false, 0]);
  });

  test('a curve that is turned round stays where it is', () => {
    const there = 'M0 256C0 100 100 0 256 0Q512 0 512 256V512H256z';
    const back = 'M0 256L256 512H512V256Q512 0 256 0C100 0 0 100 0 256z';
    expect(drawn(svg(`<path d="${back}"/>`)).main.box).toEqual(drawn(svg(`<path d="${there}"/>`)).main.box);
  });

  test('what was read is read again as the same', () => {
    const { main } = drawn(svg('<circle cx="200" cy="260" r="190"/><path d="M60 300q150-260 380 60l-50 90z"/>'));
    expect(drawn(svg(`<path d="${main.path}"/>`)).main).toEqual(main);
  });

  test.each(readdirSync(join(__dirname, '../src/pictures/drawn')).filter((file) => file.endsWith('.svg')))(
    '%s of the themes is',
    (file) => {
      expect(drawn(readFileSync(join(__dirname, '../src/pictures/drawn', file), 'utf8')).main.path.length).toBeGreaterThan(50);
    },
  );

  test('rounding to whole units moves no point of a long outline by more than a unit', () => {
    const steps = Array.from({ length: 300 }, (_, i) => `l${(i % 3) * 0.4 + 0.3} ${(i % 5) * 0.3 - 0.4}`).join('');
    const drawn = `M10.4 20.6${steps}`;
    const ends = (path: string) => {
      const found: [number, number][] = [];
      svgpath(path)
        .abs()
        .iterate(([command, x, y]) => {
          if (command === 'L' || command === 'M') found.push([x as number, y as number]);
        });
      return found;
    };
    const before = ends(drawn);
    const last = ends(outlineOf(`<path fill="currentColor" d="${drawn}"/>`).path).at(-1) as [number, number];
    expect(Math.abs(last[0] - (before.at(-1) as [number, number])[0])).toBeLessThanOrEqual(1);
    expect(Math.abs(last[1] - (before.at(-1) as [number, number])[1])).toBeLessThanOrEqual(1);
  });
});

const MANY = 1_000_000;
const DEEP = 5_000;
const BOMB = `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(50)}">${'bcdefghi'
  .split('')
  .map((name, i) => `<!ENTITY ${name} "${`&${'abcdefgh'[i]};`.repeat(10)}">`)
  .join('')}]>`;

/** Attacks, and why each is refused. */
const ATTACKS: readonly (readonly [name: string, text: string, reason: DrawingFault['reason'] | readonly DrawingFault['reason'][]])[] = [
  ['a script', svg('<script>alert(1)</script>'), 'element'],
  ['a script in another case', svg('<SCRIPT>alert(1)</SCRIPT>'), 'element'],
  ['a script of another namespace', svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>'), 'element'],
  ['an element of HTML that is called as one of ours', svg('<path xmlns="http://www.w3.org/1999/xhtml" d="M0 0"/>'), 'element'],
  ['an event', `<svg viewBox="0 0 9 9" onload="alert(1)">${WHOLE}</svg>`, 'attribute'],
  ['an event on a shape', svg('<path d="M0 0h512v512z" onclick="alert(1)"/>'), 'attribute'],
  ['a link', svg(`<a href="javascript:alert(1)">${WHOLE}</a>`), 'element'],
  ['a link by xlink', `<svg xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"/>`, 'attribute'],
  ['a link without its namespace', svg('<path xlink:href="javascript:alert(1)" d="M0 0"/>'), ['attribute', 'malformed']],
  ['a foreign object', svg('<foreignObject><iframe src="//evil"/></foreignObject>'), 'element'],
  ['an image', svg('<image href="https://evil/x.png"/>'), 'element'],
  ['a use of itself', svg('<g><use href="#a"/></g>'), 'element'],
  ['a style element', svg('<style>@import url(//evil)</style>'), 'element'],
  ['a style', svg('<path style="fill:url(//evil)" d="M0 0"/>'), 'attribute'],
  ['a fill from elsewhere', svg('<path fill="url(https://evil/#a)" d="M0 0h512v512z"/>'), 'value'],
  ['a fill that is no colour', svg('<path fill="constructor" d="M0 0h512v512z"/>'), 'value'],
  ['a filter', svg('<filter id="f"/>'), 'element'],
  ['a mask', svg('<path mask="url(#m)" d="M0 0"/>'), 'attribute'],
  ['an animation', svg('<rect width="9" height="9"><animate attributeName="href"/></rect>'), 'element'],
  ['text', svg(`${WHOLE}hello`), 'beside'],
  ['data of characters', svg(`${WHOLE}<![CDATA[<script>]]>`), 'beside'],
  ['an instruction', svg('<?xml-stylesheet href="//evil"?>'), 'beside'],
  ['an entity from elsewhere', `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('&x;')}`, 'beside'],
  ['a bomb of entities', `${BOMB}${svg('&i;')}`, 'beside'],
  ['an entity that is unknown', svg('&nbsp;'), 'malformed'],
  ['an element of the prototype', svg('<constructor/>'), 'element'],
  ['an attribute of the prototype', svg('<path __proto__="1" d="M0 0"/>'), 'attribute'],
  ['no XML', 'hello', 'malformed'],
  ['nothing', '', 'malformed'],
  ['half a tag', '<svg viewBox="0 0 9 9"><path d="', 'malformed'],
  ['an attribute twice', '<svg viewBox="0 0 9 9" viewBox="0 0 9 9"/>', 'malformed'],
  ['two roots', `${svg(WHOLE)}${svg(WHOLE)}`, 'malformed'],
  ['a byte of nothing', svg(`<path d="M0 0\u0000"/>`), 'malformed'],
  ['no svg', '<g/>', 'nesting'],
  ['a drawing in a drawing', svg(svg(WHOLE)), 'nesting'],
  ['a shape in a shape', svg('<rect width="9" height="9"><path d="M0 0"/></rect>'), 'nesting'],
  ['a million commands', svg(`<path d="M0 0${'h1'.repeat(MANY)}"/>`), 'tooLong'],
  ['commands within the length', svg(`<path d="M0 0${'h1'.repeat(LIMITS.commands + 1)}"/>`), 'tooMany'],
  ['commands over several paths', svg(`<path d="M0 0${'h1'.repeat(LIMITS.commands / 2)}"/>`.repeat(3)), 'tooMany'],
  ['many elements', svg('<g/>'.repeat(LIMITS.elements + 1)), 'tooMany'],
  ['deep groups', svg('<g>'.repeat(DEEP) + '</g>'.repeat(100)), 'tooMany'],
  ['too deep groups', svg('<g>'.repeat(LIMITS.depth) + WHOLE + '</g>'.repeat(LIMITS.depth)), 'tooMany'],
  ['a huge attribute', svg(`<path d="M0 0h1"  fill="${'a'.repeat(40_000)}"/>`), 'tooLong'],
  ['no number', svg('<path d="M0 0 L NaN 5z"/>'), 'value'],
  ['infinity', svg('<path d="M0 0 L Infinity 5z"/>'), 'value'],
  ['a huge number', svg('<path d="M0 0 L 1e400 5z"/>'), 'value'],
  ['a large number', svg('<path d="M0 0 L 1e9 5z"/>'), 'value'],
  ['a huge radius', svg('<circle r="1e999"/>'), 'value'],
  ['a radius below nothing', svg('<circle r="-5"/>'), 'value'],
  ['a length of words', svg('<rect width="calc(1px)" height="100%"/>'), 'value'],
  ['a curve that only a library knows', svg('<path d="M0 0R10 10 20 0 512 512"/>'), 'value'],
  ['a path without a beginning', svg('<path d="L512 512 0 512z"/>'), 'value'],
  ['points of three numbers', svg('<polygon points="1 2 3"/>'), 'value'],
  ['a transformation of words', svg(`<g transform="evil(1)">${WHOLE}</g>`), 'value'],
  ['a transformation with a tail', svg(`<g transform="scale(1) url(x)">${WHOLE}</g>`), 'value'],
  ['a transformation with too few numbers', svg(`<g transform="matrix(1 2 3)">${WHOLE}</g>`), 'value'],
  ['transformations that grow without end', svg(`<g transform="${'scale(99999)'.repeat(200)}">${WHOLE}</g>`), 'outside'],
  ['no viewBox', `<svg>${WHOLE}</svg>`, 'viewBox'],
  ['a viewBox of nothing', svg(WHOLE, '0 0 0 0'), 'viewBox'],
  ['a viewBox below nothing', svg(WHOLE, '0 0 -5 9'), 'viewBox'],
  ['a viewBox of words', svg(WHOLE, 'a b c d'), 'value'],
  ['a tiny viewBox', svg(WHOLE, '0 0 1e-300 1e-300'), 'outside'],
  ['a shape far outside', svg('<circle cx="9000" r="300"/>'), 'outside'],
  ['a speck', svg('<circle cx="9" cy="9" r="9"/>'), 'tooSmall'],
  ['a hair', svg('<rect width="500" height="1"/>'), 'tooSmall'],
  ['nothing that is drawn', svg(''), 'empty'],
  ['nothing that is filled', svg('<rect width="500" height="500" fill="none"/>'), 'empty'],
  ['three colours', svg(`${WHOLE}<circle fill="#f00" r="9"/><circle fill="#0f0" r="9"/>`), 'inks'],
  ['colours in turn', svg(`${WHOLE}<circle fill="#f00" cx="50" cy="50" r="9"/><circle cx="90" cy="90" r="9"/>`), 'order'],
  ['holes by the other rule', svg('<path fill-rule="evenodd" d="M0 0h512v512z"/>'), 'evenOdd'],
];

describe('U120 what is refused', () => {
  test.each(ATTACKS)('%s', (_name, text, reason) => {
    const begun = performance.now();
    const fault = faultOf(text);
    expect([reason].flat()).toContain(fault.reason);
    expect(performance.now() - begun).toBeLessThan(1000);
    const said = sayDrawingFault('Tar Barons', fault);
    expect(said).toMatch(/^The drawing of Tar Barons is refused: [^\n]{8,400}\.$/);
    // The parser's own words for one of them.
    expect(said.replace('undefined entity', '')).not.toMatch(/undefined|\[object/);
  });

  test('a sentence for each reason is shown by some attack', () => {
    const shown = new Set(ATTACKS.map(([, text]) => faultOf(text).reason));
    const all: Record<DrawingFault['reason'], true> = {
      tooLong: true,
      malformed: true,
      beside: true,
      element: true,
      attribute: true,
      nesting: true,
      tooMany: true,
      viewBox: true,
      value: true,
      evenOdd: true,
      inks: true,
      order: true,
      empty: true,
      outside: true,
      tooSmall: true,
    };
    expect([...shown].sort()).toEqual(Object.keys(all).sort());
  });
});

/** A path in whole units, and nothing else: what `Path2D` and a packed file get. */
const CLEAN = /^M[\dlhvcqzM\s-]+$/i;

const number = fc.oneof(
  fc.integer({ min: -50, max: 600 }),
  fc.double({ min: -600, max: 600, noNaN: true }),
  fc.constantFrom('NaN', '1e9', '-0', '.5', '1e-7', ''),
);
const numbers = (n: number) => fc.array(number, { minLength: n, maxLength: n }).map((list) => list.join(' '));
const command = fc.oneof(
  ...(
    [
      ['m', 2],
      ['L', 2],
      ['h', 1],
      ['V', 1],
      ['c', 6],
      ['S', 4],
      ['q', 4],
      ['T', 2],
    ] as const
  ).map(([name, n]) => numbers(n).map((list) => name + list)),
  fc.tuple(numbers(3), fc.constantFrom('0 1', '1 0'), numbers(2)).map(([radii, flags, end]) => `A${radii} ${flags} ${end}`),
  fc.constant('z'),
);
const attribute = fc
  .tuple(
    fc.constantFrom('fill', 'transform', 'd', 'onload', 'href', 'fill-rule', 'r'),
    fc.oneof(number.map(String), fc.constantFrom('#fff', '#000', 'none', 'nonzero', 'scale(.5)', 'rotate(20 9 9)', 'javascript:x')),
  )
  .map(([name, value]) => `${name}="${value}"`);
const shape = fc.oneof(
  fc
    .tuple(fc.array(command, { maxLength: 12 }), fc.option(attribute, { nil: '' }))
    .map(([commands, more]) => `<path d="M0 0H400V300${commands.join('')}" ${more}/>`),
  fc.tuple(numbers(1), numbers(1), numbers(1)).map(([cx, cy, r]) => `<circle cx="${cx}" cy="${cy}" r="${r}"/>`),
  fc.tuple(numbers(1), numbers(1), numbers(1)).map(([w, h, rx]) => `<rect width="${w}" height="${h}" rx="${rx}"/>`),
  fc.array(number).map((list) => `<polygon points="${list.join(',')}"/>`),
  fc.constantFrom('<script/>', '<g>', '</g>', '<!-- a -->', '&amp;', '<g transform="translate(9)">'),
);

describe('U120 whatever is sent', () => {
  const holds = (text: string) => {
    const read = readDrawing(text);
    if (!read.ok) {
      expect(sayDrawingFault('it', read.fault)).toMatch(/^The drawing of it is refused: .{8,400}\.$/s);
      return;
    }
    for (const outline of [read.drawing.main, read.drawing.second]) {
      if (!outline) continue;
      expect(outline.path).toMatch(CLEAN);
      const [x, y, w, h] = outline.box;
      expect([x >= -8, y >= -8, x + w <= 520, y + h <= 520]).toEqual([true, true, true, true]);
    }
    expect(readDrawing(text)).toEqual(read);
  };

  test('is an outline within its bounds, or a fault that can be said: texts like drawings', () => {
    let isRead = 0;
    fc.assert(
      fc.property(fc.array(shape, { maxLength: 4 }), (shapes) => {
        const text = svg(`<rect x="-1500" y="-1500" width="3500" height="3500"/>${shapes.join('')}`, '-2500 -2500 6000 6000');
        if (readDrawing(text).ok) isRead++;
        holds(text);
      }),
      { numRuns: 600, seed: 38 },
    );
    expect(isRead).toBeGreaterThan(20);
  });

  test('and texts of any kind', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), holds), { numRuns: 300, seed: 8 });
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...'<>/="\'&;#! svgpath[]-?d0'), { maxLength: 80 }), (parts) => holds(parts.join(''))),
      { numRuns: 500, seed: 9 },
    );
  });
});

import { Packr, pack, unpack } from '@colyseus/msgpackr';
import fc from 'fast-check';
import { readFrame } from '../src/net/frame.js';

/** A message as the client library frames it. */
const framed = (body: Uint8Array): Buffer => Buffer.concat([Buffer.from([13, 0xa0 | 6]), Buffer.from('intent'), body]);
const read = (body: Uint8Array): unknown => readFrame(framed(body))?.message;

/** What a client may say: JSON, the keys of a record among it. */
const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom(null, true, false),
    fc.integer({ min: -(2 ** 53), max: 2 ** 53 }),
    fc.double({ noNaN: true }),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.array(tie('value'), { maxLength: 6 }),
    fc.dictionary(
      fc.string({ maxLength: 8 }).filter((key) => key !== '__proto__'),
      tie('value'),
      { maxKeys: 6, noNullPrototype: true },
    ),
  ),
})).value;

/** A record definition of the given keys, and so many values of that shape after the first, in a list. */
function record(keys: string[], uses: number): Buffer {
  const values = Buffer.concat(keys.map(() => Buffer.from([1])));
  const first = Buffer.concat([Buffer.from([0xd4, 0x72, 0x40]), pack(keys), values]);
  const others = Array.from({ length: uses }, () => Buffer.concat([Buffer.from([0x40]), values]));
  return Buffer.concat([Buffer.from([0xdc, 0, uses + 1]), first, ...others]);
}

const keys = (count: number, from = 0) => Array.from({ length: count }, (_, i) => `k${from + i}`);

/** How many values there are in one another. */
const size = (value: unknown): number =>
  typeof value === 'object' && value !== null ? Object.values(value).reduce((sum: number, one) => sum + size(one), 1) : 1;

describe('U101 frames are read before they are unpacked', () => {
  test('what a client packs is read as it was, with records and with plain maps', () => {
    const plain = new Packr({ useRecords: false });
    const records = new Packr({ useRecords: true, structures: undefined as never });
    fc.assert(
      fc.property(json, (value) => {
        for (const bytes of [pack(value), plain.pack(value), records.pack(value)]) {
          if (definitions(bytes) <= 20) expect(read(bytes)).toEqual(unpack(bytes));
        }
      }),
      { numRuns: 500 },
    );
  });

  test('whatever bytes are passed on can be unpacked, and are no more values than bytes', () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 60 }),
      // Packed data with a few bytes of it changed, cut off or doubled comes further than noise.
      fc.tuple(json, fc.array(fc.tuple(fc.nat(200), fc.nat(255)), { maxLength: 4 }), fc.nat(200)).map(([value, changes, cut]) => {
        const packed = Buffer.from(pack(value));
        for (const [at, byte] of changes) if (at < packed.length) packed[at] = byte;
        return packed.subarray(0, cut < 100 ? Math.min(cut, packed.length) : packed.length);
      }),
    );
    fc.assert(
      fc.property(bytes, (body) => {
        const frame = readFrame(framed(body));
        if (frame) expect(size(frame.message)).toBeLessThanOrEqual(Math.max(1, body.length));
      }),
      { numRuns: 2000 },
    );
  });

  test('the largest shapes that a client needs pass', () => {
    expect(read(record(keys(40), 3))).toHaveLength(4);
    const shapes = Array.from({ length: 20 }, (_, i) => ({ [`a${i}`]: 1, b: 2 }));
    expect(read(new Packr({ useRecords: true, structures: undefined as never }).pack(shapes))).toEqual(shapes);
  });

  test('shapes of more keys, or more shapes, are refused', () => {
    expect(readFrame(framed(record(keys(41), 1)))).toBeNull();
    expect(readFrame(framed(record(keys(1900), 5)))).toBeNull();
    const shapes = Array.from({ length: 21 }, (_, i) =>
      Buffer.concat([Buffer.from([0xd4, 0x72, 0x40 + i]), pack([`k${i}`]), Buffer.from([1])]),
    );
    expect(readFrame(framed(Buffer.concat([Buffer.from([0xdc, 0, 21]), ...shapes])))).toBeNull();
    expect(readFrame(framed(Buffer.concat([Buffer.from([0xdc, 0, 20]), ...shapes.slice(0, 20)])))).not.toBeNull();
  });

  test('no shape that a client sends is compiled into a function', () => {
    const real = globalThis.Function;
    let compiled = 0;
    globalThis.Function = new Proxy(real, {
      construct: (target, args) => {
        compiled += 1;
        return Reflect.construct(target, args) as object;
      },
    });
    try {
      expect(read(record(['a', 'b'], 50))).toHaveLength(51);
    } finally {
      globalThis.Function = real;
    }
    expect(compiled).toBe(0);
  });
});

/** How many record shapes these bytes may define, counted generously. */
function definitions(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(0xd4); at >= 0; at = bytes.indexOf(0xd4, at + 1)) if (bytes[at + 1] === 0x72) count += 1;
  return count;
}

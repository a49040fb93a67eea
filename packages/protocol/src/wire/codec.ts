import type { PlayerId } from '@illuminice/rules';
import { type Players, type Reader, WireError, type Writer } from './packed.js';

/**
 * Packs values. `In` may be written, `Out` is read. `write` takes exactly the declared type, so that a forgotten word or field does not
 * compile.
 */
export interface Codec<Out, In = Out> {
  readonly write: (value: In, to: Writer) => void;
  readonly read: (from: Reader) => Out;
  /** Schema type of a single number or text; others are packed as a text (`textOf`). */
  readonly primitive?: 'uint8' | 'number' | 'string';
  /** The number itself, for single numbers. */
  readonly code?: (value: In, players: Players) => number;
  readonly decode?: (code: number, players: Players) => Out;
  /** Comparison: `===`, item by item, or (left out) by packed form. */
  readonly equality?: 'value' | 'items';
}

export type CodecValue<C> = C extends Codec<infer Out, never> ? Out : never;

const numeric = <Out, In = Out>(
  primitive: 'uint8' | 'number',
  code: (value: In, players: Players) => number,
  decode: (code: number, players: Players) => Out,
): Codec<Out, In> => ({
  write: (value, writer) => writer.number(code(value, writer.players)),
  read: (from) => decode(from.number(), from.players),
  primitive,
  code,
  decode,
  equality: 'value',
});

const itemAt = <T>(items: readonly T[], place: number): T => {
  const item = items[place];
  if (item === undefined) throw new WireError(`${place} is beyond a list of ${items.length}`);
  return item;
};

export const count: Codec<number> = numeric(
  'number',
  (value) => value,
  (code) => code,
);

export const moment: Codec<number> = numeric('number', Math.ceil, (code) => code);

/** A whole number, zigzag: 0, -1, 1, -2, … are 0, 1, 2, 3, … */
export const signed: Codec<number> = numeric(
  'number',
  (value) => (value < 0 ? -2 * value - 1 : 2 * value),
  (code) => (code % 2 === 1 ? -(code + 1) / 2 : code / 2),
);

/** A word of a closed list, as its place. @throws WireError for anything else */
export function word<const T>(items: readonly T[]): Codec<T> {
  const places = new Map<T, number>(items.map((item, place) => [item, place]));
  const code = (value: T): number => {
    const place = places.get(value);
    if (place === undefined) throw new WireError(`not one of ${items.length} words`);
    return place;
  };
  // One more than the words: `nullable` takes a number.
  return numeric(items.length < 256 ? 'uint8' : 'number', code, (place) => itemAt(items, place));
}

export const flag: Codec<boolean> = word([false, true]);

export const player: Codec<PlayerId> = numeric(
  'uint8',
  (id, players) => {
    const place = players.indexOf(id);
    if (place < 0) throw new WireError('no player of this game');
    return place;
  },
  (place, players) => itemAt(players, place),
);

export const text: Codec<string> = {
  write: (value, writer) => writer.text(value),
  read: (from) => from.text(),
  primitive: 'string',
  equality: 'value',
};

/** This constant or a value; a single number stays one. */
export function either<const N extends string | null | undefined, Out, In>(none: N, codec: Codec<Out, In>): Codec<Out | N, In | N> {
  const { code, decode, primitive } = codec;
  if (code && decode && primitive !== 'string')
    return numeric<Out | N, In | N>(
      primitive ?? 'number',
      (value, players) => (value === none ? 0 : 1 + code(value as In, players)),
      (number, players) => (number === 0 ? none : decode(number - 1, players)),
    );
  return {
    write(value, writer) {
      writer.number(value === none ? 0 : 1);
      if (value !== none) codec.write(value as In, writer);
    },
    read: (from) => (from.number() === 0 ? none : codec.read(from)),
  };
}
export const nullable = <Out, In>(codec: Codec<Out, In>): Codec<Out | null, In | null> => either(null, codec);
export const optional = <Out, In>(codec: Codec<Out, In>): Codec<Out | undefined, In | undefined> => either(undefined, codec);

export const list = <Out, In>(codec: Codec<Out, In>): Codec<Out[], readonly In[]> => ({
  write(items, writer) {
    writer.number(items.length);
    for (const item of items) codec.write(item, writer);
  },
  read(from) {
    const length = from.number();
    const items: Out[] = [];
    while (items.length < length) items.push(codec.read(from));
    return items;
  },
  ...(codec.equality === 'value' && { equality: 'items' as const }),
});

export const pair = <T>(codec: Codec<T>): Codec<[T, T]> => ({
  write([first, second], writer) {
    codec.write(first, writer);
    codec.write(second, writer);
  },
  read: (from) => [codec.read(from), codec.read(from)],
});

export type Shape<T> = { readonly [K in keyof T]-?: Codec<T[K]> };

/** An object with these fields; undefined ones are left out when read. */
export function record<T>(shape: Shape<T>): Codec<T> {
  const fields = Object.entries(shape) as [keyof T, Codec<T[keyof T]>][];
  return {
    write(value, writer) {
      for (const [key, codec] of fields) codec.write(value[key], writer);
    },
    read(from) {
      const value: Partial<T> = {};
      for (const [key, codec] of fields) {
        const read = codec.read(from);
        if (read !== undefined) value[key] = read;
      }
      return value as T;
    },
  };
}

/** An object with mostly missing fields: a count, then place and value of each. */
export function sparse<T extends object>(shape: { readonly [K in keyof T]-?: Codec<Exclude<T[K], undefined>> }): Codec<T> {
  const fields = Object.entries(shape) as [keyof T, Codec<T[keyof T]>][];
  return {
    write(value, writer) {
      writer.number(fields.filter(([key]) => value[key] !== undefined).length);
      for (const [place, [key, codec]] of fields.entries()) {
        if (value[key] === undefined) continue;
        writer.number(place);
        codec.write(value[key], writer);
      }
    },
    read(from) {
      const value: Partial<T> = {};
      for (let left = from.number(); left > 0; left -= 1) {
        const [key, codec] = itemAt(fields, from.number());
        value[key] = codec.read(from);
      }
      return value as T;
    },
  };
}

export type Shapes<T, Tag extends keyof T> = {
  readonly [K in T[Tag] & string]: Shape<Omit<Extract<T, { readonly [_ in Tag]: K }>, Tag>>;
};

/** A tagged union: number of the kind, then its fields. */
export function union<T, Tag extends keyof T & string>(tag: Tag, shapes: Shapes<T, Tag>): Codec<T> {
  const kinds = word(Object.keys(shapes));
  const codecs = new Map(Object.entries(shapes).map(([kind, shape]) => [kind, record(shape as Shape<T>)]));
  return {
    write(value, writer) {
      const kind = value[tag] as string;
      kinds.write(kind, writer);
      (codecs.get(kind) as Codec<T>).write(value, writer);
    },
    read(from) {
      const kind = kinds.read(from);
      return { [tag]: kind, ...(codecs.get(kind) as Codec<T>).read(from) };
    },
  };
}

export const json = <T>(): Codec<T> => ({
  write: (value, writer) => writer.text(JSON.stringify(value)),
  read(from) {
    try {
      return JSON.parse(from.text()) as T;
    } catch {
      throw new WireError('no JSON');
    }
  },
  primitive: 'string',
});

export const packedAs = <T, P>(codec: Codec<P>, pack: (value: T) => P, unpack: (packed: P) => T): Codec<T> => ({
  write: (value, writer) => codec.write(pack(value), writer),
  read: (reader) => unpack(codec.read(reader)),
});

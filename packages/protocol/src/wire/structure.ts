import { ArraySchema, type DefinitionType, MapSchema, type Schema, schema } from '@colyseus/schema';
import type { Codec, CodecValue } from './codec.js';
import { type Packed, type Players, padded, TextReader, TupleReader, textOf, unpadded, WireError, Writer } from './packed.js';
import { copyOf, sameData } from './same-data.js';

interface Slot {
  readonly target: Record<string, unknown>;
  readonly key: string;
}

/** A field of a structure: schema type, writer, reader. */
export interface Field<T> {
  readonly type: DefinitionType;
  /** Writes differences. @param before result of the last call, since schema objects are slow to read; undefined the first time */
  readonly write: (value: T, slot: Slot, before: unknown, players: Players) => unknown;
  readonly read: (raw: unknown, players: Players) => T;
}

/** Schema form of each field of a plain object; a codec is a field. */
export type Fields<T> = { readonly [K in keyof T]-?: Codec<T[K]> | Field<T[K]> };

type StateClass = new () => Schema;

/** Marks a plain field that was never written. */
const UNWRITTEN = Symbol('unwritten');

export type StructureValue<S> = S extends Structure<infer T> ? T : never;

type FieldValue<F> = F extends Field<infer T> ? T : CodecValue<F>;

export const structure = <F extends object>(name: string, fields: F): Structure<{ [K in keyof F]: FieldValue<F[K]> }> =>
  new Structure(name, fields as never);

export class Structure<T extends object> {
  readonly State: StateClass;
  readonly #fields: readonly (Field<unknown> & { key: string; isPlain: boolean })[];

  /** @param base schema class of several games' common fields, also written and read here */
  constructor(name: string, fields: Fields<T>, base?: { State: StateClass; keys: readonly (keyof T)[] }) {
    this.#fields = Object.entries(fields).map(([key, given]) => {
      const isCodec = !('type' in (given as object));
      const codec = given as Codec<unknown>;
      return { ...(isCodec ? fieldOf(codec) : (given as Field<unknown>)), key, isPlain: isCodec && codec.equality === 'value' };
    });
    const own = this.#fields.filter(({ key }) => !base?.keys.includes(key as keyof T));
    const types = Object.fromEntries(own.map(({ key, type }) => [key, type]));
    this.State = schema(types, name, base?.State as never) as unknown as StateClass;
  }

  mirror(state = new this.State()): Mirror<T> {
    const fields = this.#fields;
    // An absent plain field is written, too: its first value always differs.
    const before: unknown[] = fields.map(({ isPlain }) => (isPlain ? UNWRITTEN : undefined));
    const target = state as unknown as Record<string, unknown>;
    const slots = fields.map(({ key }) => ({ target, key }));
    // Runs for the whole board after each step: no iterators, no copies.
    const write = (value: T, players: Players) => {
      for (let i = 0; i < fields.length; i += 1) {
        const field = fields[i] as (typeof fields)[number];
        const now = (value as Record<string, unknown>)[field.key];
        if (field.isPlain && now === before[i]) continue;
        before[i] = field.write(now, slots[i] as Slot, before[i], players);
      }
    };
    return { state, write };
  }

  /** Reads one field. @throws WireError if it was not written by a mirror */
  readField<K extends keyof T>(state: Schema, key: K, players: Players): T[K] {
    const field = this.#fields.find((candidate) => candidate.key === key);
    return field?.read((state as unknown as Record<K, unknown>)[key], players) as T[K];
  }

  /** @throws WireError if it was not written by a mirror */
  read(state: Schema, players: Players): T {
    const value: Record<string, unknown> = {};
    for (const { key, read } of this.#fields) {
      const field = read((state as unknown as Record<string, unknown>)[key], players);
      if (field !== undefined) value[key] = field;
    }
    return value as T;
  }
}

/** A state and its writer, which writes, and so sends, only changes. */
export interface Mirror<T> {
  readonly state: Schema;
  write(value: T, players: Players): void;
}

interface Known<T> {
  item: T;
  mirror: Mirror<T>;
}

const pack = <T>(codec: Codec<T>, value: T, players: Players): Packed => {
  const writer = new Writer(players);
  codec.write(value, writer);
  return writer.packed;
};

/** Schema value: a primitive's number or text, else a packed text. */
const toRaw = <T>(codec: Codec<T>, value: T, players: Players): number | string => {
  const packed = pack(codec, value, players);
  if (!codec.primitive) return textOf(packed);
  const [raw] = packed;
  return typeof raw === 'string' ? padded(raw) : (raw as number);
};

function fromRaw<T>(codec: Codec<T>, raw: unknown, players: Players): T {
  const plain = codec.primitive === 'string' && typeof raw === 'string' ? unpadded(raw) : raw;
  const from = codec.primitive ? new TupleReader([plain], players) : new TextReader(raw as string, players);
  const value = codec.read(from);
  from.end();
  return value;
}

function sameItems(left: readonly unknown[] | undefined, right: readonly unknown[]): boolean {
  if (left?.length !== right.length) return false;
  for (let i = 0; i < right.length; i += 1) if (left[i] !== right[i]) return false;
  return true;
}

function fieldOf<T>(codec: Codec<T>): Field<T> {
  const type = codec.primitive ?? 'string';
  const read = (raw: unknown, players: Players) => fromRaw(codec, raw, players);
  if (codec.equality === 'value')
    return {
      type,
      read,
      write(value, slot, _, players) {
        slot.target[slot.key] = toRaw(codec, value, players);
        return value;
      },
    };
  if (codec.equality === 'items')
    return {
      type,
      read,
      write(value, slot, before, players) {
        if (sameItems(before as unknown[], value as unknown[])) return before;
        slot.target[slot.key] = toRaw(codec, value, players);
        return [...(value as unknown[])];
      },
    };
  return {
    type,
    read,
    write(value, slot, before, players) {
      const known = before as { copy: unknown; raw: unknown } | undefined;
      // Comparing is cheaper than packing, and most of a table stays.
      if (known && sameData(value, known.copy)) return known;
      const raw = toRaw(codec, value, players);
      if (raw !== known?.raw) slot.target[slot.key] = raw;
      return { copy: copyOf(value), raw };
    },
  };
}

/** Allows only types without mutable fields, for which the same object is unchanged. */
type Replaced<T> = (<V>() => V extends T ? 1 : 2) extends <V>() => V extends Readonly<T> ? 1 : 2 ? unknown : never;

/** A list that grows or changes in places: only those are sent. For short ones use `list`. @param codec of immutable values */
export function growing<T>(codec: Codec<T> & Replaced<T>): Field<T[]> {
  return {
    type: [codec.primitive ?? 'string'],
    write(items, slot, before = { items: [], raws: [] }, players) {
      const known = before as { items: unknown[]; raws: unknown[] };
      if (sameItems(known.items, items)) return known;
      const raw = slot.target[slot.key] as ArraySchema;
      const raws = items.map((item, i) => (known.items[i] === item ? known.raws[i] : toRaw(codec, item, players)));
      for (let length = known.raws.length; length > raws.length; length -= 1) raw.pop();
      for (const [i, item] of raws.entries()) {
        if (i >= known.raws.length) raw.push(item);
        else if (known.raws[i] !== item) raw[i] = item;
      }
      return { items: [...items], raws };
    },
    read: (raw, players) => readAll(raw, (item) => fromRaw(codec, item, players)),
  };
}

function readAll<T>(raw: unknown, read: (item: unknown) => T): T[] {
  if (!(raw instanceof ArraySchema)) throw new WireError('no list');
  return [...raw].map(read);
}

export function child<T extends object>(structure: Structure<T>): Field<T> {
  const { write, read } = nullableChild(structure);
  return { type: structure.State as never, write: write as Field<T>['write'], read: (raw, players) => there(read(raw, players)) };
}

const there = <T>(value: T | null): T => {
  if (value === null) throw new WireError('a structure is missing');
  return value;
};

export function nullableChild<T extends object>(structure: Structure<T>): Field<T | null> {
  return {
    type: { type: structure.State, default: undefined } as never,
    write(value, slot, before, players) {
      const former = before as Mirror<T> | undefined;
      if (value === null) {
        if (former) slot.target[slot.key] = undefined;
        return undefined;
      }
      const mirror = former ?? structure.mirror();
      mirror.write(value, players);
      if (!former) slot.target[slot.key] = mirror.state;
      return mirror;
    },
    read: (raw, players) => (raw ? structure.read(raw as Schema, players) : null),
  };
}

export function children<T extends object>(structure: Structure<T>): Field<T[]> {
  return {
    type: [structure.State] as never,
    write(items, slot, before = [], players) {
      const mirrors = before as Mirror<T>[];
      const raw = slot.target[slot.key] as ArraySchema;
      while (mirrors.length > items.length) {
        mirrors.pop();
        raw.pop();
      }
      for (const [i, item] of items.entries()) {
        const mirror = mirrors[i] ?? structure.mirror();
        mirror.write(item, players);
        if (mirrors[i]) continue;
        mirrors.push(mirror);
        raw.push(mirror.state);
      }
      return mirrors;
    },
    read: (raw, players) => readAll(raw, (item) => structure.read(item as Schema, players)),
  };
}

/** An immutable field: the same object is not read again. */
export const replaced = <T extends object>(field: Field<T>): Field<Readonly<T>> => ({
  type: field.type,
  write(value, slot, before, players) {
    const known = before as { value: T; inner: unknown } | undefined;
    if (known?.value === value) return known;
    return { value, inner: field.write(value as T, slot, known?.inner, players) };
  },
  read: field.read,
});

/** Immutable structures by an id field: the same object is not read again. */
export const byId = <T extends object>(
  id: keyof T & string,
  codec: Codec<string>,
  structure: Structure<T> & Replaced<T>,
): Field<Record<string, T>> => keyed(id, codec, structure, true);

/** Mutable structures by an id: every field is compared. */
export const changingById = <T extends object>(
  id: keyof T & string,
  codec: Codec<string>,
  structure: Structure<T>,
): Field<Record<string, T>> => keyed(id, codec, structure, false);

function keyed<T extends object>(
  id: keyof T & string,
  codec: Codec<string>,
  structure: Structure<T>,
  isReplaced: boolean,
): Field<Record<string, T>> {
  return {
    type: { map: structure.State } as never,
    write(items, slot, before = new Map<string, Known<T>>(), players) {
      const known = before as Map<string, Known<T>>;
      const raw = slot.target[slot.key] as MapSchema;
      const rawKey = (name: string) => textOf(pack(codec, name, players));
      let count = 0;
      for (const name in items) {
        count += 1;
        const item = items[name] as T;
        const former = known.get(name);
        if (isReplaced && former?.item === item) continue;
        const mirror = former?.mirror ?? structure.mirror();
        mirror.write(item, players);
        known.set(name, { item, mirror });
        if (!former) raw.set(rawKey(name), mirror.state);
      }
      if (known.size > count)
        for (const name of [...known.keys()]) {
          if (Object.hasOwn(items, name)) continue;
          known.delete(name);
          raw.delete(rawKey(name));
        }
      return known;
    },
    read(raw, players) {
      if (!(raw instanceof MapSchema)) throw new WireError('no map');
      return Object.fromEntries(
        [...raw.values()].map((state) => {
          const item = structure.read(state, players);
          return [item[id] as string, item];
        }),
      );
    },
  };
}

import { ArraySchema, type DefinitionType, MapSchema, type Schema, schema } from '@colyseus/schema';
import type { Codec, CodecValue } from './codec.js';
import { type Packed, type Players, padded, TextReader, TupleReader, textOf, unpadded, WireError, Writer } from './packed.js';
import { copyOf, sameData } from './same-data.js';

/** The place of a field in a schema object. */
interface Slot {
  readonly target: Record<string, unknown>;
  readonly key: string;
}

/** One field of a structure: its type in the schema, how a change of it is written there, how it is read. */
export interface Field<T> {
  readonly type: DefinitionType;
  /**
   * Writes what differs from what was written before.
   *
   * @param before what the last call returned; undefined the first time. Schema objects themselves are slow to read
   */
  readonly write: (value: T, slot: Slot, before: unknown, players: Players) => unknown;
  readonly read: (raw: unknown, players: Players) => T;
}

/** How each field of a plain object stands in the schema; a codec is a field of its own. */
export type Fields<T> = { readonly [K in keyof T]-?: Codec<T[K]> | Field<T[K]> };

type StateClass = new () => Schema;

/** Placeholder for a plain field that was never written. */
const UNWRITTEN = Symbol('unwritten');

/** The plain object that a structure describes. */
export type StructureValue<S> = S extends Structure<infer T> ? T : never;

type FieldValue<F> = F extends Field<infer T> ? T : CodecValue<F>;

/** A structure whose plain type is that of its fields, for what is declared nowhere else. */
export const structure = <F extends object>(name: string, fields: F): Structure<{ [K in keyof F]: FieldValue<F[K]> }> =>
  new Structure(name, fields as never);

/** A plain object of the game and the schema class that it is synchronised by, both from one declaration. */
export class Structure<T extends object> {
  /** The schema class. */
  readonly State: StateClass;
  readonly #fields: readonly (Field<unknown> & { key: string; isPlain: boolean })[];

  /** @param base schema class of what several games have in common; its fields are written and read here like all others */
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

  /** @param state an empty one. @returns it, and what keeps it equal to the plain object */
  mirror(state = new this.State()): Mirror<T> {
    const fields = this.#fields;
    // A plain field that is absent is written, too: its first value differs from this one even if it is undefined.
    const before: unknown[] = fields.map(({ isPlain }) => (isPlain ? UNWRITTEN : undefined));
    const target = state as unknown as Record<string, unknown>;
    const slots = fields.map(({ key }) => ({ target, key }));
    // All of a board passes here after each step: no iterators, no copies.
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

  /** One field alone. @throws WireError if something stands there that nobody wrote */
  readField<K extends keyof T>(state: Schema, key: K, players: Players): T[K] {
    const field = this.#fields.find((candidate) => candidate.key === key);
    return field?.read((state as unknown as Record<K, unknown>)[key], players) as T[K];
  }

  /** @throws WireError if something stands there that nobody wrote */
  read(state: Schema, players: Players): T {
    const value: Record<string, unknown> = {};
    for (const { key, read } of this.#fields) {
      const field = read((state as unknown as Record<string, unknown>)[key], players);
      if (field !== undefined) value[key] = field;
    }
    return value as T;
  }
}

/** A state and what writes a game's object into it. Only what has changed is touched, and so sent. */
export interface Mirror<T> {
  readonly state: Schema;
  write(value: T, players: Players): void;
}

interface Known<T> {
  item: T;
  mirror: Mirror<T>;
}

const pack = <T>(codec: Codec<T>, value: T, players: Players): Packed => {
  const to = new Writer(players);
  codec.write(value, to);
  return to.packed;
};

/** Schema value: the one number or text of a primitive, else all of it packed as a text. */
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

function sameItems(one: readonly unknown[] | undefined, other: readonly unknown[]): boolean {
  if (one?.length !== other.length) return false;
  for (let i = 0; i < other.length; i += 1) if (one[i] !== other[i]) return false;
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
      // To compare is cheaper than to pack, and most of a table stays as it was.
      if (known && sameData(value, known.copy)) return known;
      const raw = toRaw(codec, value, players);
      if (raw !== known?.raw) slot.target[slot.key] = raw;
      return { copy: copyOf(value), raw };
    },
  };
}

/** Nothing, if no field of T can be assigned to: then the same object is an unchanged one. Else no argument fits. */
type Replaced<T> = (<V>() => V extends T ? 1 : 2) extends <V>() => V extends Readonly<T> ? 1 : 2 ? unknown : never;

/**
 * A list of values that grows at its end or changes in single places: only those are sent. Short lists are better a `list`.
 *
 * @param codec of values or of objects that are replaced, never changed in place: what is the same object is not read again
 */
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

/** A structure that is always there; null if it may be missing. */
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

/** A list of structures, each written over the one in its place. */
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

/** A field whose value is another object once anything of it has changed: the same one is not read again, however long it is. */
export const replaced = <T extends object>(field: Field<T>): Field<Readonly<T>> => ({
  type: field.type,
  write(value, slot, before, players) {
    const known = before as { value: T; inner: unknown } | undefined;
    if (known?.value === value) return known;
    return { value, inner: field.write(value as T, slot, known?.inner, players) };
  },
  read: field.read,
});

/**
 * Structures by an id that is one of their fields. They are replaced, never changed in place: one that is the same object as
 * before is not read again.
 */
export const byId = <T extends object>(
  id: keyof T & string,
  codec: Codec<string>,
  structure: Structure<T> & Replaced<T>,
): Field<Record<string, T>> => keyed(id, codec, structure, true);

/** Structures by an id, of a game that changes them in place: every field of each is compared. */
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

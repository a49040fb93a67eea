import type { PlayerId } from '@illuminice/rules';

/** Players of the game, in seat order, as context. */
export type Players = readonly PlayerId[];

export type Packed = (number | string)[];

/** Unreadable input, of another version or forged. */
export class WireError extends Error {}

export class Writer {
  readonly packed: Packed = [];

  constructor(readonly players: Players) {}

  number(value: number): void {
    this.packed.push(value);
  }

  text(value: string): void {
    this.packed.push(value);
  }
}

/** Source of codecs. Methods throw a WireError on unexpected input. */
export interface Reader {
  readonly players: Players;
  number(): number;
  text(): string;
  end(): void;
}

/** Reads an untrusted packed value of a message. */
export class TupleReader implements Reader {
  #next = 0;

  constructor(
    private readonly packed: unknown,
    readonly players: Players,
  ) {
    if (!Array.isArray(packed)) throw new WireError('not a tuple');
  }

  number(): number {
    const value = this.#take();
    if (!Number.isSafeInteger(value) || (value as number) < 0) throw new WireError('a number was expected');
    return value as number;
  }

  text(): string {
    const value = this.#take();
    if (typeof value !== 'string') throw new WireError('a text was expected');
    return value;
  }

  end(): void {
    if (this.#next < (this.packed as unknown[]).length) throw new WireError('the tuple is too long');
  }

  #take(): unknown {
    const all = this.packed as unknown[];
    if (this.#next >= all.length) throw new WireError('the tuple is too short');
    return all[this.#next++];
  }
}

/** Bits of a number in one character, plus a continuation bit; stays below the surrogates. */
const BITS = 14;
const MORE = 1 << BITS;

/** A packed value as text for a schema: numbers below 128 are one byte; a text has its length before it. */
export function textOf(packed: Packed): string {
  let written = '';
  const number = (value: number) => {
    let rest = value;
    for (; rest >= MORE; rest = Math.floor(rest / MORE)) written += String.fromCharCode(MORE + (rest % MORE));
    written += String.fromCharCode(rest);
  };
  for (const item of packed) {
    if (typeof item === 'number') number(item);
    else {
      number(item.length);
      written += item;
    }
  }
  if (isReadable(written)) return written;
  // The first number is always a length or a field; written longer it reads the same.
  const first = written.charCodeAt(0);
  return first < MORE ? String.fromCharCode(MORE + first, 0) + written.slice(1) : written;
}

/** A schema text of so many bytes arrives empty: the library writes its length modulo 255. */
const UNREADABLE = 255;

const isReadable = (text: string): boolean => text.length > UNREADABLE || text.length * 3 < UNREADABLE || bytesOf(text) !== UNREADABLE;

/** Never part of names or lines. */
const PAD = '\0';

export const padded = (text: string): string => (isReadable(text) ? text : text + PAD);
export const unpadded = (text: string): string => (text.endsWith(PAD) ? text.slice(0, -1) : text);

const bytesOf = (text: string): number =>
  Array.from(text, (letter) => letter.codePointAt(0) as number).reduce(
    (sum, code) => sum + (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_00_00 ? 3 : 4),
    0,
  );

export class TextReader implements Reader {
  #next = 0;

  constructor(
    private readonly written: string,
    readonly players: Players,
  ) {
    if (typeof written !== 'string') throw new WireError('not a packed text');
  }

  number(): number {
    let value = 0;
    for (let weight = 1; ; weight *= MORE) {
      if (this.#next >= this.written.length) throw new WireError('the packed text is too short');
      const part = this.written.charCodeAt(this.#next++);
      value += (part % MORE) * weight;
      if (part < MORE) return value;
      if (weight > Number.MAX_SAFE_INTEGER / MORE) throw new WireError('a number is too large');
    }
  }

  text(): string {
    const length = this.number();
    const start = this.#next;
    this.#next += length;
    if (this.#next > this.written.length) throw new WireError('the packed text is too short');
    return this.written.slice(start, this.#next);
  }

  end(): void {
    if (this.#next < this.written.length) throw new WireError('the packed text is too long');
  }
}

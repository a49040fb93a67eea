// The build without compiled functions: the other compiles and keeps one for each record shape that a client names.

import msgpackr from '@colyseus/msgpackr/unpack-no-eval';
import { Protocol } from 'colyseus';

export interface Frame {
  type: string;
  message: unknown;
}

/** Length of a msgpack token's fixed tail, by first byte. */
const TAIL: Record<number, number> = { 202: 4, 203: 8, 204: 1, 205: 2, 206: 4, 207: 8, 208: 1, 209: 2, 210: 4, 211: 8 };
/** Extensions for plain objects: a record, which names its keys first, and undefined. */
const EXTENSION = 0xd4;
const RECORD = 0x72;
const UNDEFINED = 0x00;
/** Nesting of lists: reading costs more than their length, and no message has that many. */
const MOST_DEPTH = 16;
/** Keys of a record, and records of a frame: reading a record costs far more than its bytes. */
const MOST_KEYS = 40;
const MOST_RECORDS = 20;

/** The one byte without meaning in msgpack; the library reads it as an object that all messages would share. */
const NOTHING = 0xc1;

const unpackr = new msgpackr.Unpackr({ useRecords: false });

/** Type of a message, which precedes its body and is cheap to read; null: no message. */
export function frameType(bytes: Buffer): string | null {
  const length = (bytes[1] ?? 0) - 0xa0;
  if (bytes[0] !== Protocol.ROOM_DATA || length < 1 || length > 31 || bytes.length < 2 + length) return null;
  return bytes.toString('latin1', 2, 2 + length);
}

/**
 * Reads a message frame: a short name, then msgpack; null if unreadable. The library would close the connection at the first bad byte, log
 * client data, and allocate any list length that six bytes claim.
 */
export function readFrame(bytes: Buffer): Frame | null {
  const type = frameType(bytes);
  if (type === null) return null;
  const body = bytes.subarray(2 + type.length);
  if (body.length === 0) return { type, message: undefined };
  if (!plausible(body)) return null;
  try {
    return { type, message: unpackr.unpack(body) };
  } catch {
    return null;
  }
}

/** True if packed data is one value within its bytes: no list longer than the bytes left, none nested too deep. */
function plausible(bytes: Buffer): boolean {
  const walk = new Walk(bytes);
  /** Values still to come, of each open list. */
  const open = [1];
  while (open.length > 0) {
    const inside = walk.value();
    if (inside === null || open.length > MOST_DEPTH) return false;
    open[open.length - 1] = (open.at(-1) as number) - 1;
    if (inside > 0) open.push(inside);
    while (open.at(-1) === 0) open.pop();
  }
  return walk.atEnd;
}

/** Walks packed data token by token, without decoding. */
class Walk {
  #at = 0;
  #definitions = 0;
  /** Number of keys of each record defined so far. */
  readonly #records = new Map<number, number>();

  constructor(private readonly bytes: Buffer) {}

  get atEnd(): boolean {
    return this.#at === this.bytes.length;
  }

  /** Passes one value, or the head of a list, map or record. @returns number of values inside; null: unreadable */
  value(): number | null {
    const token = this.bytes[this.#at];
    if (token === undefined || token === NOTHING) return null;
    this.#at += 1;
    if (token < 0x80) return this.#records.get(token) ?? 0;
    if (token < 0x90) return 2 * (token - 0x80);
    if (token < 0xa0) return token - 0x90;
    if (token < 0xc0) return this.#skip(token - 0xa0);
    if (token < 0xc4 || token >= 0xe0) return 0;
    if (token >= 0xd9) return this.#sized(token);
    return token === EXTENSION ? this.#extension() : this.#skip(TAIL[token]);
  }

  /** Texts, lists and maps whose length is in the next one, two or four bytes. */
  #sized(token: number): number | null {
    const width = 1 << (token >= 0xdc ? ((token - 0xdc) & 1) + 1 : token - 0xd9);
    const left = this.bytes.length - this.#at - width;
    if (left < 0) return null;
    const count = this.bytes.readUIntBE(this.#at, width);
    this.#at += width;
    if (count > left) return null;
    if (token <= 0xdb) return this.#skip(count);
    return token >= 0xde ? 2 * count : count;
  }

  #extension(): number | null {
    const kind = this.bytes[this.#at];
    const id = this.bytes[this.#at + 1];
    this.#at += 2;
    if (id === undefined || (kind !== RECORD && kind !== UNDEFINED)) return null;
    if (kind === UNDEFINED) return 0;
    this.#definitions += 1;
    const keys = this.value();
    if (this.#definitions > MOST_RECORDS || (keys ?? 0) > MOST_KEYS) return null;
    for (let i = 0; i < (keys ?? 0); i += 1) if (this.value() !== 0) return null;
    if (keys !== null) this.#records.set(0x40 | (id & 0x3f), keys);
    return keys;
  }

  #skip(length: number | undefined): 0 | null {
    if (length === undefined) return null;
    this.#at += length;
    return this.#at <= this.bytes.length ? 0 : null;
  }
}

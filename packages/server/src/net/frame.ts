// The build that compiles no functions: the other makes one for each shape of record that a client names, and keeps it.

import msgpackr from '@colyseus/msgpackr/unpack-no-eval';
import { Protocol } from 'colyseus';

/** A client's frame: the kind of message, and its packed body. */
export interface Frame {
  type: string;
  message: unknown;
}

/** Bytes that follow the first byte of a msgpack token, for those of one length. */
const TAIL: Record<number, number> = { 202: 4, 203: 8, 204: 1, 205: 2, 206: 4, 207: 8, 208: 1, 209: 2, 210: 4, 211: 8 };
/** Extensions that the client library packs plain objects with: a record, which names its keys first, and undefined. */
const EXTENSION = 0xd4;
const RECORD = 0x72;
const UNDEFINED = 0x00;
/** Lists in lists: reading them costs more than their length, and no message has that many. */
const MOST_DEPTH = 16;
/** Keys of one record, and records that one frame defines: a record costs far more to read than its bytes. */
const MOST_KEYS = 40;
const MOST_RECORDS = 20;

/** The one byte that msgpack gives no meaning; the library reads it as an object that all messages would share. */
const NOTHING = 0xc1;

const unpackr = new msgpackr.Unpackr({ useRecords: false });

/** The name of a message, which stands before its body and costs nothing to read; null: this is no message. */
export function frameType(bytes: Buffer): string | null {
  const length = (bytes[1] ?? 0) - 0xa0;
  if (bytes[0] !== Protocol.ROOM_DATA || length < 1 || length > 31 || bytes.length < 2 + length) return null;
  return bytes.toString('latin1', 2, 2 + length);
}

/**
 * Reads a message frame: a short name, then msgpack. The library would end the connection at the first unreadable byte,
 * write what clients send to the console, and make room for as many list entries as a frame of six bytes claims to
 * have; here such a frame is refused in words.
 *
 * @returns null if it cannot be read
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

/**
 * Packed data is one value that lies within its bytes, with no list that claims more entries than there are bytes
 * left, and not too many in each other.
 */
function plausible(bytes: Buffer): boolean {
  const walk = new Walk(bytes);
  /** Values still to come, of each list that is open. */
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

/** Goes through packed data token by token, without reading what they mean. */
class Walk {
  #at = 0;
  #definitions = 0;
  /** How many keys each record has that was defined so far. */
  readonly #records = new Map<number, number>();

  constructor(private readonly bytes: Buffer) {}

  get atEnd(): boolean {
    return this.#at === this.bytes.length;
  }

  /** Passes one value, or the head of a list, map or record. @returns how many values are inside it; null: unreadable */
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

  /** Texts, lists and maps whose length stands in the one, two or four bytes that follow. */
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

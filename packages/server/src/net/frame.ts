import { unpack } from '@colyseus/msgpackr';
import { Protocol } from 'colyseus';

/** What a client sent: the kind of message, and its body as it was packed. */
export interface Frame {
  type: string;
  message: unknown;
}

/** Bytes that follow the first byte of a msgpack token, for those of one length; `0xc0` is the first. */
const TAIL: Record<number, number> = { 202: 4, 203: 8, 204: 1, 205: 2, 206: 4, 207: 8, 208: 1, 209: 2, 210: 4, 211: 8, 212: 2 };
/** Extensions that the client library packs plain objects with: a record, and undefined. */
const EXTENSIONS = [0x72, 0x00];

/**
 * Reads a message frame: a short name, then msgpack. The library would end the connection at the first unreadable byte,
 * write what clients send to the console, and make room for as many list entries as a frame of six bytes claims to
 * have; here such a frame is refused in words.
 *
 * @returns null if it cannot be read
 */
export function readFrame(bytes: Buffer): Frame | null {
  const length = (bytes[1] ?? 0) - 0xa0;
  if (bytes[0] !== Protocol.ROOM_DATA || length < 1 || length > 31 || bytes.length < 2 + length) return null;
  const type = bytes.toString('latin1', 2, 2 + length);
  const body = bytes.subarray(2 + length);
  if (body.length === 0) return { type, message: undefined };
  if (!plausible(body)) return null;
  try {
    return { type, message: unpack(body) };
  } catch {
    return null;
  }
}

/** Whether every token of packed data lies within it, and no list claims more entries than there are bytes left. */
function plausible(bytes: Buffer): boolean {
  let at = 0;
  while (at < bytes.length) {
    const token = bytes[at] as number;
    const left = bytes.length - at - 1;
    at += 1;
    if (token >= 0xa0 && token < 0xc0) at += token - 0xa0;
    else if (token < 0xc4 || token >= 0xe0) continue;
    else if (token >= 0xd9) {
      const width = 1 << (token >= 0xdc ? ((token - 0xdc) & 1) + 1 : token - 0xd9);
      if (left < width) return false;
      const count = bytes.readUIntBE(at, width);
      if (count > left) return false;
      at += width + (token <= 0xdb ? count : 0);
    } else if (token === 0xd4 && !EXTENSIONS.includes(bytes[at] as number)) return false;
    else if (TAIL[token] === undefined) return false;
    else at += TAIL[token];
  }
  return at === bytes.length;
}

import type { Peer } from '../registry/elsewhere.js';
import { ADDRESS_HEADER, SECRET_HEADER } from './forward.js';

/** Time that another process has to list its tables, in ms, and bytes of JSON: a table is some 300 of them. */
const PATIENCE = 3000;
const MOST_BYTES = 4_000_000;

/**
 * Asks another process by its internal listener; undefined if it fails, refuses or exceeds the limit. @param post JSON body; left out: GET
 */
export async function ask<T>(
  { address, secret }: Pick<Peer, 'address' | 'secret'>,
  path: string,
  headers: Record<string, string>,
  post?: object,
): Promise<T[]> {
  try {
    const response = await fetch(`http://${address}${path}`, {
      ...(post && { method: 'POST', body: JSON.stringify(post) }),
      headers: {
        accept: 'application/json',
        ...headers,
        ...(post && { 'content-type': 'application/json' }),
        [SECRET_HEADER]: secret,
        [ADDRESS_HEADER]: '',
      },
      signal: AbortSignal.timeout(PATIENCE),
    });
    return response.ok && response.body ? [JSON.parse(await read(response.body)) as T] : [];
  } catch {
    return [];
  }
}

/** @throws RangeError as soon as it is too long */
async function read(body: ReadableStream<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new RangeError('the answer is too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

import type { Server, ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import { refuse } from '../refuse.js';
import type { Door } from './door.js';
import type { Limits } from './limits.js';

/** How long a connection may lie idle in the middle of a request or an answer, in ms. Browsers' idle ones end sooner. */
const IDLE = 30_000;

/** Requests that arrive byte by byte are answered with 408 and ended. */
export function patience({ requestSeconds }: Limits): ServerOptions {
  const ms = requestSeconds * 1000;
  return { headersTimeout: ms, requestTimeout: ms, connectionsCheckingInterval: ms / 4 };
}

/** Ends HTTP connections that dawdle, and bounds how many an address may hold: its sockets, and as many again for requests. */
export function guard(http: Server, { limits, addresses }: Door): void {
  Object.assign(http, { timeout: IDLE, maxHeadersCount: 100 });
  const most = 2 * limits.addressConnections;
  const open = new Map<string, number>();
  const refused = JSON.stringify({ refusal: refuse('tooManyConnections', { most }) });
  http.on('connection', (socket: Socket) => {
    const { remoteAddress: address } = socket;
    if (!address || addresses.isUncounted(address)) return;
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (count > most) {
      socket.end(`HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\nContent-Type: application/json\r\n\r\n${refused}`);
      socket.destroySoon();
    }
  });
}

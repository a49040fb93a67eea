import type { IncomingMessage, RequestListener, Server, ServerOptions, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { JOIN_ERROR, type TableWhy } from '@illuminice/protocol';
import type { Limits } from '../config.js';
import { refuse } from '../refuse.js';
import type { Block } from '../store/store.js';
import type { Access } from './access.js';
import { counted, network } from './addresses.js';
import { blockedBy } from './blocks.js';

/** How long a connection may idle in the middle of a request or an answer, in ms. Idle browsers close theirs sooner. */
const IDLE = 30_000;
/** Requests in flight on one connection. Browsers send the next one after the answer. */
const MOST_IN_FLIGHT = 8;
/** Excess connections that get an answer before they are ended. */
const MOST_TOLD = 10;
/** Least cost of a request in a turn of the event loop, in ms: most of it is asynchronous. */
const LEAST = 0.5;

/** Requests that arrive too slowly are answered with 408. */
export function patience({ requestSeconds }: Limits): ServerOptions {
  const ms = requestSeconds * 1000;
  return { headersTimeout: ms, requestTimeout: ms, connectionsCheckingInterval: ms / 4 };
}

/** Ends slow HTTP connections and bounds their number: of an address its sockets and as many again for requests; of all likewise. */
export function guard(http: Server, { limits, addresses, rates }: Access): void {
  Object.assign(http, { timeout: IDLE, maxHeadersCount: 100 });
  if (Number.isFinite(limits.connections)) http.maxConnections = 2 * limits.connections;
  const most = 2 * limits.addressConnections;
  const open = new Map<string, number>();
  http.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (!remoteAddress || addresses.isUncounted(remoteAddress)) return;
    const address = network(remoteAddress);
    const keys = counted(address);
    for (const [key] of keys) open.set(key, (open.get(key) ?? 0) + 1);
    socket.once('close', () => {
      for (const [key] of keys) {
        const left = (open.get(key) ?? 1) - 1;
        if (left > 0) open.set(key, left);
        else open.delete(key);
      }
    });
    const tooOpen = Math.max(...keys.map(([key, times]) => (open.get(key) ?? 0) - times * most));
    const tooSoon = rates.connections.excess(address);
    // An answer is expensive, so only the first are told why.
    if (Math.max(tooOpen, tooSoon) > MOST_TOLD) socket.destroy();
    else if (tooOpen > 0) hangUp(socket, refusal('tooManyConnections', { most }));
    else if (tooSoon > 0) hangUp(socket, tooMany(limits));
  });
}

/** Entrance of all requests: counted before any work. One too many is refused cheaply and its connection ends, so that no more is read. */
export function gate({ limits, addresses, blocks, rates, scheduler }: Access, app: RequestListener): RequestListener {
  const inFlight = new WeakMap<Socket, number>();
  // Lazy: it would load all texts at the start.
  let refused: string | undefined;
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed || !socket.writable) return;
    const waiting = (inFlight.get(socket) ?? 0) + 1;
    inFlight.set(socket, waiting);
    if (waiting > MOST_IN_FLIGHT) {
      deafen(socket);
      return void socket.destroy();
    }
    response.once('close', () => inFlight.set(socket, (inFlight.get(socket) ?? 1) - 1));
    const block = blocks.of(addresses.ipOf(request));
    if (block && !OF_ADMIN.test(request.url ?? '')) return refuseBlocked(request, response, block);
    const address = addresses.of(request);
    const answer = () => {
      if (!socket.destroyed) app(request, response);
    };
    if (!rates.requests.take(address) || !scheduler.run(address, answer, LEAST)) {
      refused ??= tooMany(limits);
      refuseRequest(request, response, refused);
    }
  };
}

/** The host's page stays open: it has a password, and whoever blocks themselves must be able to undo it. */
const OF_ADMIN = /^\/admin([/?]|$)/;

/** Refuses a blocked line: joins as the room does, pages in words that people read. */
function refuseBlocked(request: IncomingMessage, response: ServerResponse, block: Block): void {
  const refusal = blockedBy(block);
  const isJoin = request.url?.startsWith('/matchmake/');
  const isPage = request.headers.accept?.includes('text/html');
  const body = isPage ? `${refusal.text}\n` : JSON.stringify({ ...(isJoin && { code: JOIN_ERROR.blocked, error: refusal.text }), refusal });
  const type = isPage ? 'text/plain; charset=utf-8' : HEADERS['content-type'];
  refuseRequest(request, response, body, { status: isJoin ? 200 : 403, headers: { 'content-type': type, 'cache-control': 'no-store' } });
}

/** Node's undocumented parser state; 2: no further request follows. */
interface Parsing {
  parser?: { onIncoming?: (() => number) | null } | null;
}

/** Stops the parser of a connection: it would continue through thousands of buffered requests, even after `destroy`. */
function deafen(socket: Socket & Parsing): void {
  if (socket.parser?.onIncoming) socket.parser.onIncoming = () => 2;
  socket.pause();
}

const refusal = (why: TableWhy, values: Record<string, number>): string => JSON.stringify({ refusal: refuse(why, values) });
const tooMany = ({ requestsPerMinute }: Limits): string => refusal('tooManyRequests', { most: requestsPerMinute });

const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'x-content-type-options': 'nosniff', 'retry-after': '60' };

function refuseRequest(
  { socket }: IncomingMessage,
  response: ServerResponse,
  body: string,
  { status = 429, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): void {
  deafen(socket);
  response
    .writeHead(status, { ...HEADERS, ...headers, connection: 'close', 'content-length': Buffer.byteLength(body) })
    .end(body, () => socket.destroySoon());
}

/** Refuses a new connection before anything of it is read. */
function hangUp(socket: Socket, body: string): void {
  const headers = Object.entries({ ...HEADERS, connection: 'close', 'content-length': Buffer.byteLength(body) });
  socket.end(`HTTP/1.1 429 Too Many Requests\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`);
  socket.destroySoon();
}

import type { IncomingMessage, Server } from 'node:http';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { type TableWhy, tableCode } from '@illuminice/protocol';
import { ClientState, Protocol, ServerError } from 'colyseus';
import type { Logger } from 'pino';
import type { WebSocket, WebSocketServer } from 'ws';
import { errorCode } from '../error-code.js';
import type { Access } from '../net/access.js';
import { blockedBy } from '../net/blocks.js';
import { Connection } from '../net/connection.js';
import { watch } from '../net/heartbeat.js';
import { refuse } from '../refuse.js';
import type { TableRegistry } from '../registry/table-registry.js';
import { REAL_TIME } from '../time.js';
import { JsonConnection } from './json-connection.js';
import type { TableRoom } from './table-room.js';

/** Larger frames end the connection with 1009; smaller ones above a message's limit get a refusal. */
const MOST_FRAME = 64 * 1024;
/** Fragments of a message; browsers send one. */
const MOST_FRAGMENTS = 64;
/** Least cost of opening a socket in a turn of the event loop, in ms. */
const ADMISSION = 2;
/** How long a dismissed client may take to close, in ms; it may flood meanwhile. */
const FAREWELL = 2000;

interface Visit {
  sessionId: string;
  json: boolean;
  room: TableRoom;
}

/** The WebSockets: who may open one, and when it ends. Rooms read their messages. */
export class Sockets extends WebSocketTransport {
  /** Whose sockets these are, for blocks alone. */
  readonly #sources = new WeakMap<WebSocket, string>();

  constructor(
    http: Server,
    private readonly access: Access,
    private readonly tables: TableRegistry<TableRoom>,
    private readonly log: Logger,
  ) {
    super({
      server: http,
      maxPayload: MOST_FRAME,
      maxFragments: MOST_FRAGMENTS,
      closeTimeout: FAREWELL,
      // At most one frame of a socket in a turn of the event loop: a thousand in one piece must not run in a row.
      allowSynchronousEvents: false,
      // Our heartbeat checks more than pongs.
      pingInterval: 0,
      verifyClient: ({ req }: { req: IncomingMessage }, answer: Answer) => {
        const decide = () => {
          const refused = this.#judge(req);
          if (!refused) return answer(true);
          const [status, why, values] = refused;
          answer(false, status, JSON.stringify({ refusal: refuse(why, values) }), { 'content-type': 'application/json' });
        };
        // An admission sends the whole state.
        if (!access.scheduler.run(access.addresses.of(req), decide, ADMISSION)) req.socket.destroy();
      },
    } as never);
    // Replaces the library's handler, which trusts request headers and logs client data.
    this.wss.removeAllListeners('connection');
    // The caller of `listen` reports a taken port.
    this.wss.removeAllListeners('error');
    this.wss.on('error', (error: Error) => {
      if (http.listening) log.error({ code: errorCode(error) }, 'the server cannot accept connections');
    });
    this.wss.on('connection', (socket: WebSocket, request: IncomingMessage) => void this.#admit(socket, request));
    access.blocks.watch(() => {
      for (const client of this.wss.clients) if (access.blocks.of(this.#sources.get(client) ?? '')) client.terminate();
    });
    http.once('close', watch(this.wss as WebSocketServer, access));
  }

  hangUp(): void {
    for (const client of this.wss.clients) client.terminate();
  }

  get open(): number {
    return this.wss.clients.size;
  }

  /** Why this request opens no socket: status, reason, values; null: it does. */
  #judge(request: IncomingMessage): Refused | null {
    const { limits, counts, origins, rates, blocks, addresses } = this.access;
    if (!origins.allow(request)) return [403, 'wrongOrigin'];
    const block = blocks.of(addresses.ipOf(request));
    if (block) return [403, 'blocked', blockedBy(block).with];
    const address = this.access.addresses.of(request);
    const visit = this.#visitOf(request);
    if (visit?.room.isReturning(visit.sessionId)) return null;
    if (!rates.requests.take(address)) return [429, 'tooManyRequests', { most: limits.requestsPerMinute }];
    if (!visit) return [404, 'notFound'];
    if (this.open >= limits.connections) return [503, 'serverFull'];
    if (counts.isFull(address, 'connections', limits.addressConnections))
      return [429, 'tooManyConnections', { most: limits.addressConnections }];
    return null;
  }

  async #admit(socket: WebSocket, request: IncomingMessage): Promise<void> {
    const { limits, counts, counters, addresses } = this.access;
    const address = addresses.of(request);
    this.#sources.set(socket, addresses.ipOf(request));
    socket.once('close', counts.open(address, 'connections'));
    socket.on('error', (error) => this.log.debug({ code: (error as NodeJS.ErrnoException).code }, 'socket error'));
    const visit = this.#visitOf(request);
    if (visit) socket.once('close', addresses.connect(visit.sessionId, request));
    const client: Connection = visit?.json
      ? new JsonConnection(visit.sessionId, socket, {
          address,
          counts,
          counters,
          shared: () => visit.room.jsonFor(client as never),
          time: REAL_TIME,
        })
      : new Connection(visit?.sessionId ?? '', socket, { address, counts, counters });
    // Until a client has joined, everything for it is buffered.
    const patience = setTimeout(() => {
      if (client.state === ClientState.JOINING) socket.terminate();
    }, limits.handshakeSeconds * 1000);
    socket.once('close', () => clearTimeout(patience));
    try {
      if (!visit) throw new ServerError(404, refuse('notFound').text);
      await visit.room._onJoin(client as never, { headers: request.headers, ip: address } as never);
      if (client instanceof JsonConnection) visit.room.arrive(client);
    } catch (error) {
      const { code, message } = error instanceof ServerError ? error : { code: 500, message: refuse('broken').text };
      client.error(code, message, () => socket.close(Protocol.WS_CLOSE_WITH_ERROR));
    }
  }

  #visitOf(request: IncomingMessage): Visit | null {
    const [path = '', query] = (request.url ?? '').split('?', 2);
    const code = tableCode(/^\/[\w-]+\/([\w-]+)$/.exec(path)?.[1] ?? '');
    const asked = new URLSearchParams(query);
    const sessionId = asked.get('sessionId');
    const room = code ? this.tables.get(code) : undefined;
    return sessionId && room?.isExpected(sessionId) ? { room, sessionId, json: asked.has('json') } : null;
  }
}

/** Status, reason, values. */
type Refused = [number, TableWhy, Record<string, string | number>?];
type Answer = (ok: boolean, status?: number, body?: string, headers?: Record<string, string>) => void;

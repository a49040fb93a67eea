import { Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { Readable } from 'node:stream';
import { createProxyServer } from 'httpxy';
import type { Peer } from '../registry/elsewhere.js';

/** Headers of a request that was passed on: the receiver's secret, and the client's address. */
export const SECRET_HEADER = 'x-illuminice-secret';
export const ADDRESS_HEADER = 'x-illuminice-address';

/** How long a process may be silent before what was passed on to it is answered in its place, in ms. */
const PATIENCE = 7000;

/** Circumstances of a request that is passed on. */
interface Passed {
  /** Answers instead, if that process does not. */
  unreachable(): void;
  /** The part of the body that was read already; left out: nothing. */
  readonly body?: string;
}

/** Passes requests and WebSockets on to the process at which their table is at home. */
export class Forwarder {
  readonly #proxy = createProxyServer({});
  // A connection for each request: one that is kept may be closed by its other end in the moment in which it is used again.
  readonly #agent = new Agent({ keepAlive: false });
  readonly #sockets = new Set<Duplex>();
  #closed = false;

  /**
   * @param addressOf what the limits count a request by
   * @param silence after which a WebSocket is cut off on which its table's process says nothing, in ms: more than there is
   * between two of its pings, so that a process which is gone without a word is noticed
   */
  constructor(
    private readonly addressOf: (request: IncomingMessage) => string,
    silence: number,
  ) {
    // When one of the two connections closes, the other one is closed, too.
    this.#proxy.on('proxyReqWs', (proxied, _request, socket) => {
      proxied.on('upgrade', (_response: IncomingMessage, other: Socket) => {
        socket.once('close', () => other.destroy());
        // The client's own bytes are no sign of life: they may only be buffered.
        let read = other.bytesRead;
        const looking = setInterval(() => {
          if (other.bytesRead === read) other.destroy();
          read = other.bytesRead;
        }, silence);
        other.once('close', () => {
          clearInterval(looking);
          socket.destroy();
        });
      });
    });
  }

  /** WebSockets that are passed on. */
  get open(): number {
    return this.#sockets.size;
  }

  /** Passes a request on. */
  request(request: IncomingMessage, response: ServerResponse, home: Peer, given: Passed): void {
    const { unreachable, body } = given;
    const options = this.#options(request, home);
    if (body !== undefined) options.headers['content-length'] = String(Buffer.byteLength(body));
    const buffered = body === undefined ? {} : { buffer: Readable.from([Buffer.from(body)]) };
    this.#proxy.web(request, response, { ...options, ...buffered, agent: this.#agent, proxyTimeout: PATIENCE }).catch(() => {
      if (response.headersSent) response.destroy();
      else unreachable();
    });
  }

  /** Passes a WebSocket on. If that process does not answer, it is closed without a word. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, home: Peer): void {
    // One that is passed on while this process stops would keep it from ending for as long as the table is played at.
    if (this.#closed) {
      socket.destroy();
      return;
    }
    this.#sockets.add(socket);
    socket.once('close', () => this.#sockets.delete(socket));
    this.#proxy
      .ws(request, socket as never, { ...this.#options(request, home), upgradeTimeout: PATIENCE }, head)
      .catch(() => socket.destroy());
  }

  /** Ends the WebSockets, and passes no more on: whoever is behind them comes back by another process. */
  close(): void {
    this.#closed = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  #options(request: IncomingMessage, { address, secret }: Peer) {
    const headers: Record<string, string> = { [SECRET_HEADER]: secret, [ADDRESS_HEADER]: this.addressOf(request) };
    return { target: `http://${address}`, headers };
  }
}

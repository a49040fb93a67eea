import { Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { Readable } from 'node:stream';
import { createProxyServer } from 'httpxy';
import type { Peer } from '../registry/elsewhere.js';

/** Headers of a forwarded request: the receiver's secret, and the client's address. */
export const SECRET_HEADER = 'x-illuminice-secret';
export const ADDRESS_HEADER = 'x-illuminice-address';

/** Silence after which a forwarded request is answered in the process's place, in ms. */
const PATIENCE = 7000;

interface Passed {
  /** Answers instead, if that process does not. */
  unreachable(): void;
  readonly body?: string;
}

/** Forwards requests and WebSockets to the process at which their table is at home. */
export class Forwarder {
  readonly #proxy = createProxyServer({});
  // A connection for each request: a kept one may be closed by its other end just as it is re-used.
  readonly #agent = new Agent({ keepAlive: false });
  readonly #sockets = new Set<Duplex>();
  #closed = false;

  /**
   * @param addressOf what the receiver is told of a request's source @param silence ms without a byte from the table's process (above its ping interval)
   * that end a socket
   */
  constructor(
    private readonly addressOf: (request: IncomingMessage) => string,
    silence: number,
  ) {
    // When one of the two connections closes, the other follows.
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

  get open(): number {
    return this.#sockets.size;
  }

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

  /** Forwards a WebSocket; closed without a word if that process does not answer. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, home: Peer): void {
    // A socket forwarded during the shutdown would keep this process alive as long as its table is in play.
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

  /** Ends the forwarded WebSockets and takes no more: their clients come back by another process. */
  close(): void {
    this.#closed = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  #options(request: IncomingMessage, { address, secret }: Peer) {
    const headers: Record<string, string> = { [SECRET_HEADER]: secret, [ADDRESS_HEADER]: this.addressOf(request) };
    return { target: `http://${address}`, headers };
  }
}

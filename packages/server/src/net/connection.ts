import type { Socket } from 'node:net';
import { ClientState, getMessageBytes, Protocol } from '@colyseus/core';
import { WebSocketClient } from '@colyseus/ws-transport';
import { CLOSE } from '@illuminice/protocol';
import type { WebSocket } from 'ws';
import type { Counters } from '../counters.js';
import { UNCOUNTED } from './addresses.js';
import type { ConnectionCounts } from './connection-counts.js';

/** The message that was last sent, as it was encoded. */
let last: { readonly type: string; readonly message: object; readonly bytes: Buffer } | null = null;

/** Somebody's socket, with the address it came from. */
export class Connection extends WebSocketClient {
  /** Bytes that are kept for it until it says that it is there. */
  #early = 0;
  readonly #left: () => void;

  constructor(
    id: string,
    ref: WebSocket,
    readonly address: string,
    private readonly counts: ConnectionCounts,
    private readonly counters: Pick<Counters, 'sent'>,
  ) {
    super(id, ref as never);
    this.#left = counts.waitsFor(address, this);
    ref.once('close', this.#left);
  }

  /** Bytes that wait for a client that does not read, or has not said yet that it is there. */
  get waiting(): number {
    return this.ref.bufferedAmount + (this.state === ClientState.JOINING ? this.#early : 0);
  }

  /**
   * Gives every frame bytes of its own: the schema encoder re-uses one buffer for all patches, and `ws` keeps what a slow
   * client has not taken yet by reference, so that it would read garbage, or what was meant for somebody else. Who takes
   * nothing at all is let go, before the server drowns in what waits for them.
   */
  override raw(...[data, options, done]: Parameters<WebSocketClient['raw']>): void {
    this.#cork();
    this.counters.sent(data.length);
    super.raw(Buffer.from(data), options, done);
    this.#bound();
  }

  override enqueueRaw(...[data, options]: Parameters<WebSocketClient['enqueueRaw']>): void {
    if (this.state === ClientState.JOINING) this.#early += data.length;
    super.enqueueRaw(data, options);
    this.#bound();
  }

  /** Encodes a message that several clients get once: it is the same object, and nobody changes what is being sent. */
  override send(type: string, message: object): void {
    if (last?.message !== message || last.type !== type)
      last = { type, message, bytes: getMessageBytes.raw(Protocol.ROOM_DATA, type, message) };
    this.enqueueRaw(last.bytes);
  }

  /** Sends a text as it is, bounded like any other frame. */
  protected sendText(text: string): void {
    if (this.ref.readyState !== this.ref.OPEN) return;
    const bytes = Buffer.from(text);
    this.#cork();
    this.counters.sent(bytes.length);
    (this.ref as unknown as WebSocket).send(bytes, { binary: false });
    this.#bound();
  }

  override leave(code?: number, data?: string): void {
    if (code === CLOSE.tooFast) cutOff(this.ref as never, code);
    else super.leave(code, data);
  }

  /** All that is sent in one go is one write: a system call and a segment less for each frame. */
  #cork(): void {
    const { _socket: socket } = this.ref as unknown as { _socket?: Socket };
    if (!socket || socket.writableCorked > 0) return;
    socket.cork();
    process.nextTick(() => socket.uncork());
  }

  #bound(): void {
    if (this.counts.isFlooded(this.address, this.waiting)) this.ref.terminate();
  }
}

/** Closes a socket and reads nothing more of it: whoever sends too much goes on meanwhile. */
export function cutOff(socket: WebSocket, code: number): void {
  if (socket.readyState !== socket.OPEN) return;
  socket.close(code);
  socket.pause();
}

/** The address that limits count a client by; `UNCOUNTED` for one without a network. */
export const addressOf = (client: object): string => (client instanceof Connection ? client.address : UNCOUNTED);

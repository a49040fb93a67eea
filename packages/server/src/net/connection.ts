import type { Socket } from 'node:net';
import { WebSocketClient } from '@colyseus/ws-transport';
import { CLOSE } from '@illuminice/protocol';
import { ClientState, getMessageBytes, Protocol } from 'colyseus';
import { Sender, type WebSocket } from 'ws';
import type { Counters } from '../counters.js';
import { UNCOUNTED } from './addresses.js';
import type { ConnectionCounts } from './connection-counts.js';

/** The message that was last sent, as it was encoded. */
let last: { readonly type: string; readonly message: object; readonly bytes: Buffer } | null = null;
/** The bytes that were last sent, and the frame that they went in: a patch, or an event, goes to everybody at a table. */
let lastFrame: { readonly data: unknown; readonly frame: Buffer } | null = null;

const BINARY = { fin: true, opcode: 2 };

/**
 * A frame with bytes of its own: the schema encoder re-uses one buffer for all patches (each a view of its own), and a slow
 * client's frames wait by reference, so that it would read garbage, or what was meant for somebody else.
 */
function framed(data: Uint8Array): Buffer {
  if (lastFrame?.data !== data) lastFrame = { data, frame: Buffer.concat(Sender.frame(data, BINARY)) };
  return lastFrame.frame;
}

/** The frames that were last written together, and all their bytes: spectators of a table get the same ones. */
let lastJoined: { readonly frames: readonly Buffer[]; readonly bytes: Buffer } | null = null;

function joined(frames: readonly Buffer[]): Buffer {
  if (frames.length === 1) return frames[0] as Buffer;
  const isSame = lastJoined?.frames.length === frames.length && frames.every((frame, i) => frame === lastJoined?.frames[i]);
  if (!isSame) lastJoined = { frames, bytes: Buffer.concat(frames) };
  return (lastJoined as { bytes: Buffer }).bytes;
}

/** Connections with frames that were not written yet. */
const unwritten = new Set<Connection>();

/** All that is sent to a client in one go is one write: a system call and a segment less for each frame. */
function writeAll(): void {
  for (const connection of unwritten) connection.write();
}

/** A socket's state while it can be written to. */
const OPEN = 1;

/** A socket's address, and what counts it. */
export interface ConnectionDeps {
  readonly address: string;
  readonly counts: ConnectionCounts;
  readonly counters: Pick<Counters, 'sent'>;
}

/** A client's socket, with the address it came from. */
export class Connection extends WebSocketClient {
  /** It was sent away: what it still says is not heard. */
  isDismissed = false;
  /** Bytes that are kept for it until it says that it is there. */
  #early = 0;
  /** Frames that go in the next write, and their bytes. */
  #frames: Buffer[] = [];
  #unwritten = 0;
  readonly #left: () => void;

  get address(): string {
    return this.deps.address;
  }

  constructor(
    id: string,
    ref: WebSocket,
    private readonly deps: ConnectionDeps,
  ) {
    super(id, ref as never);
    this.#left = deps.counts.waitsFor(deps.address, this);
    ref.once('close', this.#left);
  }

  /** Bytes that wait for a client that does not read, or has not said yet that it is there. */
  get waiting(): number {
    return this.ref.bufferedAmount + this.#unwritten + (this.state === ClientState.JOINING ? this.#early : 0);
  }

  /** Sends bytes, in the next write. */
  override raw(...[data, options, done]: Parameters<WebSocketClient['raw']>): void {
    this.deps.counters.sent(data.length);
    if (done) {
      this.write();
      super.raw(Buffer.from(data), options, done);
      this.#bound();
    } else if (this.ref.readyState === OPEN) {
      const frame = framed(data as Uint8Array);
      this.#frames.push(frame);
      this.#unwritten += frame.length;
      if (unwritten.size === 0) process.nextTick(writeAll);
      unwritten.add(this);
    }
  }

  /** Writes what was sent since the last write. Who takes nothing at all is let go, before the server drowns in what waits for them. */
  write(): void {
    unwritten.delete(this);
    const frames = this.#frames;
    if (frames.length === 0) return;
    this.#frames = [];
    this.#unwritten = 0;
    const { _socket: socket } = this.ref as unknown as { _socket?: Socket };
    if (this.ref.readyState === OPEN) socket?.write(joined(frames));
    this.#bound();
  }

  override enqueueRaw(...[data, options]: Parameters<WebSocketClient['enqueueRaw']>): void {
    super.enqueueRaw(data, options);
    if (this.state !== ClientState.JOINING) return;
    this.#early += data.length;
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
    this.write();
    this.deps.counters.sent(bytes.length);
    (this.ref as unknown as WebSocket).send(bytes, { binary: false });
    this.#bound();
  }

  override leave(code?: number, data?: string): void {
    this.write();
    this.isDismissed = true;
    if (code === CLOSE.tooFast) cutOff(this.ref as never, code);
    else super.leave(code, data);
  }

  #bound(): void {
    if (!this.deps.counts.isFlooded(this.deps.address, this.waiting)) return;
    this.isDismissed = true;
    this.ref.terminate();
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

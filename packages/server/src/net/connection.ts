import type { Socket } from 'node:net';
import { WebSocketClient } from '@colyseus/ws-transport';
import { CLOSE } from '@illuminice/protocol';
import { ClientState, getMessageBytes, Protocol } from 'colyseus';
import { Sender, type WebSocket } from 'ws';
import type { Counters } from '../counters.js';
import { UNCOUNTED } from './addresses.js';
import type { ConnectionCounts } from './connection-counts.js';

let last: { readonly type: string; readonly message: object; readonly bytes: Buffer } | null = null;
/** Last bytes and their frame: a patch or an event goes to everybody at a table. */
let lastFrame: { readonly data: unknown; readonly frame: Buffer } | null = null;

const BINARY = { fin: true, opcode: 2 };

/** Copies the bytes: the schema encoder re-uses its buffer, and frames of slow clients wait by reference, so they would be overwritten. */
function framed(data: Uint8Array): Buffer {
  if (lastFrame?.data !== data) lastFrame = { data, frame: Buffer.concat(Sender.frame(data, BINARY)) };
  return lastFrame.frame;
}

/** Last batch of frames, and their joined bytes: spectators of a table get the same. */
let lastJoined: { readonly frames: readonly Buffer[]; readonly bytes: Buffer } | null = null;

function joined(frames: readonly Buffer[]): Buffer {
  if (frames.length === 1) return frames[0] as Buffer;
  const isSame = lastJoined?.frames.length === frames.length && frames.every((frame, i) => frame === lastJoined?.frames[i]);
  if (!isSame) lastJoined = { frames, bytes: Buffer.concat(frames) };
  return (lastJoined as { bytes: Buffer }).bytes;
}

const unwritten = new Set<Connection>();

/** Joins frames of a turn in one write: one system call and segment less for each. */
function writeAll(): void {
  for (const connection of unwritten) connection.write();
}

/** A socket's state while it can be written to. */
const OPEN = 1;

export interface ConnectionDeps {
  readonly address: string;
  readonly counts: ConnectionCounts;
  readonly counters: Pick<Counters, 'sent'>;
}

export class Connection extends WebSocketClient {
  /** Dismissed: its messages are ignored. */
  isDismissed = false;
  /** Bytes kept until the client has joined. */
  #early = 0;
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

  /** Bytes that wait for a client that does not read, or has not joined yet. */
  get waiting(): number {
    return this.ref.bufferedAmount + this.#unwritten + (this.state === ClientState.JOINING ? this.#early : 0);
  }

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

  /** Writes the queued frames. A client that takes nothing is cut off before its backlog fills the memory. */
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

  /** Encodes once a message that several clients get: it is the same object, never changed while it is sent. */
  override send(type: string, message: object): void {
    if (last?.message !== message || last.type !== type)
      last = { type, message, bytes: getMessageBytes.raw(Protocol.ROOM_DATA, type, message) };
    this.enqueueRaw(last.bytes);
  }

  /** Sends a text, bounded like any other frame. */
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

/** Closes a socket and stops reading it: flooding clients would continue meanwhile. */
export function cutOff(socket: WebSocket, code: number): void {
  if (socket.readyState !== socket.OPEN) return;
  socket.close(code);
  socket.pause();
}

/** Address that limits count a client by; `UNCOUNTED` without a network. */
export const addressOf = (client: object): string => (client instanceof Connection ? client.address : UNCOUNTED);

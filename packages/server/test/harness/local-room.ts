import { pack, unpack } from '@colyseus/msgpackr';
import { Decoder } from '@colyseus/schema';
import { CLOSE, TableState } from '@illuminice/protocol';
import { ClientState } from 'colyseus';
import type { Backend } from '../../src/backend.js';
import { asJoinError } from '../../src/registry/join-error.js';
import type { OpenRoom } from '../../src/registry/table-registry.js';
import { RoomHost } from '../../src/room/room-host.js';
import { ClientSession } from '../../src/session/client-session.js';
import { readJoin } from '../../src/session/messages/admission.js';
import { messageNumber } from '../../src/session/messages/messages.js';
import type { Opening } from '../../src/session/messages/opening.js';
import { TableSession } from '../../src/session/table-session.js';
import { REAL_TIME, type Time, type Timers } from '../../src/time.js';
import { EVENT_LOOP } from '../../src/yielding.js';

const CONSENTED = 4000;
const copy = <T>(message: T): T => unpack(pack(message)) as T;

/** What a guest sees of its connection: the part of `Room` of colyseus.js that tests use. */
export interface Line {
  readonly state: TableState;
  readonly roomId: string;
  readonly sessionId: string;
  /** The socket, where there is one. */
  readonly connection?: { send(bytes: Uint8Array): void };
  send(type: string, message: unknown): void;
  leave(consented?: boolean): Promise<unknown>;
  onStateChange(hear: () => void): unknown;
  onMessage(type: string, hear: (message: never) => void): unknown;
  onLeave(hear: (code: number) => void): unknown;
  onError(hear: () => void): unknown;
  /** Called once all of these are listened to. */
  listen?(): void;
  /** Takes what was sent to the client since the last look, as it would lie on the wire; where there is no socket. */
  taken?(): Buffer;
}

/** One end of a connection without a socket: what the session sends is copied as it would be on the wire. */
class LocalLine implements Line {
  readonly state = new TableState();
  readonly #decoder = new Decoder(this.state);
  readonly #sent: Buffer[] = [];
  readonly #onMessage = new Map<string, (message: never) => void>();
  /** What was sent before the client listens. */
  readonly #early: (() => void)[] = [];
  #onState: () => void = () => {};
  #onLeave: (code: number) => void = () => {};
  #isListening = false;
  isOpen = true;
  /** What the encoders look at. */
  readonly encoded = {
    state: ClientState.JOINING as number,
    userData: undefined as unknown,
    raw: (bytes: Buffer) => this.#decode(bytes),
  };

  constructor(
    private readonly room: LocalRoom,
    readonly sessionId: string,
  ) {}

  get roomId(): string {
    return this.room.session.code;
  }

  get client(): ClientSession {
    return this.encoded.userData as ClientSession;
  }

  /** The client hears everything from now on, the state first. */
  listen(): void {
    this.#isListening = true;
    this.encoded.state = ClientState.JOINED;
    this.#decode(this.room.host.states.getFullState(this.encoded as never));
    for (const hear of this.#early.splice(0)) hear();
  }

  hear(type: string, message: unknown): void {
    if (!this.isOpen) return;
    const bytes = pack(message);
    this.#sent.push(bytes);
    const sent: unknown = unpack(bytes);
    const hear = () => this.#onMessage.get(type)?.(sent as never);
    if (this.#isListening) hear();
    else this.#early.push(hear);
  }

  /** The connection ends, from either side. */
  end(code: number): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.room.lines.delete(this);
    this.#onLeave(code);
    queueMicrotask(() => this.room.session.leave(this.client, code === CONSENTED));
  }

  send(type: string, message: unknown): void {
    if (!this.isOpen) return;
    const sent = copy(message);
    this.room.session.message(this.client, messageNumber(sent), { type, message: sent });
  }

  async leave(consented = true): Promise<void> {
    this.end(consented ? CONSENTED : 1006);
  }

  onStateChange(hear: () => void): void {
    this.#onState = hear;
  }

  onMessage(type: string, hear: (message: never) => void): void {
    this.#onMessage.set(type, hear);
  }

  onLeave(hear: (code: number) => void): void {
    this.#onLeave = hear;
  }

  onError(): void {}

  taken(): Buffer {
    return Buffer.concat(this.#sent.splice(0));
  }

  /** The first byte says what kind of frame it is. */
  #decode(bytes: Buffer): void {
    // The encoder uses its buffer again.
    this.#sent.push(Buffer.from(bytes));
    this.#decoder.decode(bytes, { offset: 1 });
    this.#onState();
  }
}

let lastId = 0;

/** Drives a table's session without Colyseus: lines instead of sockets. */
export class LocalRoom implements OpenRoom {
  readonly lines = new Set<LocalLine>();
  readonly host: RoomHost;
  readonly session: TableSession;
  readonly #gone: () => void;
  #closing: Promise<void> | null = null;

  private constructor(
    opening: Opening,
    time: Time & Timers,
    private readonly backend: Backend,
    private readonly closed: () => void,
    gone: () => void,
  ) {
    this.#gone = gone;
    const delivery = {
      lines: this.lines,
      get clients() {
        return [...this.lines].map(({ encoded }) => encoded);
      },
      broadcastPatch: () => this.host.states.applyPatches(delivery.clients as never),
      disconnect: (code: number) => this.disconnect(code),
    };
    this.host = new RoomHost(delivery as never, time, () => this.session.tick());
    this.session = TableSession.create(opening, { ...backend, time, yielding: EVENT_LOOP }, this.host);
    this.host.states.reset(this.session.state);
  }

  static async open(opening: Opening & { time?: Time & Timers; closed?: () => void }, backend: Backend): Promise<LocalRoom> {
    const { time = REAL_TIME, closed = () => {} } = opening;
    let resolve: () => void = () => {};
    const gone = new Promise<void>((done) => {
      resolve = done;
    });
    const room = new LocalRoom(opening, time, backend, closed, resolve);
    try {
      await room.session.open(opening);
    } catch (error) {
      room.host.wakeAt(null);
      closed();
      throw asJoinError(error);
    }
    backend.tables.opened(room, gone);
    return room;
  }

  /** What a client library does to join. */
  async join(options: object): Promise<Line> {
    lastId += 1;
    const line = new LocalLine(this, `client-${lastId}`);
    try {
      const join = readJoin(copy(options));
      const connection = { send: (type: string, message: unknown) => line.hear(type, message), leave: (code: number) => line.end(code) };
      line.encoded.userData = new ClientSession(line.sessionId, join.name, '127.0.0.1', connection);
      this.lines.add(line);
      await this.session.join(line.client, join);
    } catch (error) {
      this.lines.delete(line);
      if (line.encoded.userData) this.session.leave(line.client, false);
      throw asJoinError(error);
    }
    return line;
  }

  disconnect(code: number): Promise<void> {
    this.#closing ??= this.#close(code);
    return this.#closing;
  }

  async drain(): Promise<void> {
    await this.session.drain();
    await this.disconnect(CLOSE.stopping);
  }

  get isDeserted(): boolean {
    return this.lines.size === 0;
  }

  isExpected(): boolean {
    return false;
  }

  isReturning(): boolean {
    return false;
  }

  async #close(code: number): Promise<void> {
    this.backend.tables.closing(this);
    for (const line of [...this.lines]) line.end(code);
    // The lines' leaving comes first.
    await Promise.resolve();
    await this.session.close();
    this.host.wakeAt(null);
    this.closed();
    this.#gone();
  }
}

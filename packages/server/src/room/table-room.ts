import { CLOSE } from '@illuminice/protocol';
import { type Client, ClientState, Protocol, type Room, ServerError } from 'colyseus';
import type { Backend } from '../backend.js';
import { addressOf } from '../net/connection.js';
import { jsonFrameType } from '../net/json-frame.js';
import { asJoinError } from '../registry/join-error.js';
import { ClientSession } from '../session/client-session.js';
import { readJoin } from '../session/messages/admission.js';
import type { Opening } from '../session/messages/opening.js';
import { Refused } from '../session/refused.js';
import { TableSession } from '../session/table-session.js';
import { REAL_TIME, type Time, type Timers } from '../time.js';
import { EVENT_LOOP } from '../yielding.js';
import { JsonConnection } from './json-connection.js';
import { guarded, receive, sessionOf } from './receive.js';
import { ReservingRoom } from './reserving-room.js';
import { RoomHost } from './room-host.js';
import type { SharedJson } from './shared-json.js';

/** Options of a room; `closed` is called once it is gone. */
export type RoomOptions = Backend & Opening & { time?: Time & Timers; closed?: () => void };

/** Frame by which a library client leaves. */
const LEAVING = Buffer.from([Protocol.LEAVE_ROOM]);

/** Colyseus adapter of one table. The logic lives in `TableSession`. */
export class TableRoom extends ReservingRoom {
  session!: TableSession;
  #options!: RoomOptions;
  #host!: RoomHost;

  override async onCreate(options: RoomOptions): Promise<void> {
    const { time = REAL_TIME, tables } = options;
    this.#options = options;
    this.#host = new RoomHost(this, time, () => this.session.tick());
    this.autoDispose = false;
    this.patchRate = null as unknown as number;
    this.session = TableSession.create(options, { ...options, time, yielding: EVENT_LOOP }, this.#host);
    this.roomId = this.session.code;
    this.state = this.session.state;
    try {
      await this.session.open(options);
    } catch (error) {
      this.#stop();
      throw asJoinError(error);
    }
    tables.opened(this, new Promise((resolve) => this._events.once('disconnect', resolve)));
  }

  override setSerializer(): void {
    super.setSerializer(this.#host.states);
  }

  override async onJoin(client: Client, options: unknown): Promise<void> {
    try {
      const join = readJoin(options);
      client.userData = new ClientSession(client.sessionId, join.name, addressOf(client), client);
      await this.session.join(sessionOf(client), join);
    } catch (error) {
      if (error instanceof Refused) this.#options.access.counters.joinRefused(error.why);
      throw asJoinError(error);
    }
  }

  /** Colyseus awaits this before disposing the room. Leaves come after the client's messages and are paced per address, like joins. */
  override onLeave(client: Client, consented: boolean): Promise<void> {
    return new Promise((done) => {
      const leave = () => {
        if (client.userData) this.session.leave(sessionOf(client), consented);
        done();
      };
      this.#options.access.rounds.run(this, () => this.#inTurn(client, leave));
    });
  }

  override disconnect(code?: number): Promise<void> {
    this.#options.tables.closing(this);
    return super.disconnect(code);
  }

  override async onDispose(): Promise<void> {
    await this.session.close();
    this.#stop();
  }

  /** An error in one room does not end the process. */
  override onUncaughtException(error: Error, where: string): void {
    // Refused joins are no errors.
    if (!(error.cause instanceof ServerError)) this.session.report(error, where);
  }

  /** Reads frames in place of the library's `onMessage`, which closes the connection at the first bad byte. */
  protected override _onMessage(client: Parameters<Room['_onMessage']>[0], bytes: Buffer): void {
    const guard = guarded(this.session, client);
    const isJson = client instanceof JsonConnection && client.state !== ClientState.JOINING;
    const leaves = isJson ? jsonFrameType(bytes) === 'leave' : bytes[0] === Protocol.LEAVE_ROOM;
    const arrives = !isJson && bytes[0] === Protocol.JOIN_ROOM && client.state === ClientState.JOINING;
    // A joining client gets the whole state. A second join frame is an ordinary, meaningless message.
    const turn = () =>
      this.#inTurn(
        client,
        guard(() => super._onMessage(client, leaves ? LEAVING : bytes)),
      );
    if (arrives) turn();
    else this.#options.access.rounds.run(this, leaves ? turn : guard(() => receive(this.session, client, bytes, this.#options)));
  }

  /** Joins a JSON client, which has no join frame. */
  arrive(client: JsonConnection): void {
    this._onMessage(client as never, Buffer.from([Protocol.JOIN_ROOM]));
  }

  jsonFor(client: Client | undefined): SharedJson {
    return this.#host.json(client?.userData ? sessionOf(client).isDelayed : false);
  }

  async drain(): Promise<void> {
    await this.session.drain();
    await this.disconnect(CLOSE.stopping);
  }

  get isDeserted(): boolean {
    return this.session.connected === 0 && !this.awaitsSomebody;
  }

  protected override opens(token: string): boolean {
    return this.session.seatOf(token) !== null;
  }

  /** Runs work in the turn of the client's address, or at once if too much waits. */
  #inTurn(client: Client, work: () => void): void {
    if (!this.#options.access.scheduler.run(addressOf(client), work)) work();
  }

  #stop(): void {
    this.#host.wakeAt(null);
    this.#options.closed?.();
  }
}

import {
  BoardState,
  CLOSE,
  NO_ORDERS,
  type ServerMessages,
  type ServerMessageType,
  type Stage,
  TableState,
  type WireRefusal,
} from '@illuminice/protocol';
import type { Intent, PlayerId } from '@illuminice/rules';
import { type Client, ClientState, Protocol, Room, ServerError } from 'colyseus';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import { errorCode } from '../error-code.js';
import { addressOf } from '../net/connection.js';
import type { Door } from '../net/door.js';
import { refuse } from '../refuse.js';
import { pagesOf } from '../store/resume.js';
import type { Change, Store } from '../store/store.js';
import { Absence } from '../table/absence.js';
import { HeardMessages } from '../table/heard.js';
import type { Lobby } from '../table/lobby.js';
import { mirrorBoard } from '../table/mirror.js';
import { mirrorLobby } from '../table/mirror-lobby.js';
import type { Table } from '../table/table.js';
import { Talk } from '../table/talk.js';
import { REAL_TIME, type Time } from '../table/time.js';
import { act } from './act.js';
import { admit } from './admission.js';
import type { Audience } from './audience.js';
import type { Desk } from './desk.js';
import { Durable } from './durable.js';
import { Gallery } from './gallery.js';
import { readJoin, refusedJoin } from './join.js';
import { Keeper, type Kept, type Outcome } from './keeper.js';
import { bringBack, type Opening, setUp } from './opening.js';
import { receive } from './receive.js';
import { Runner, type Running } from './runner.js';
import { Seating } from './seating.js';
import { summaryOf } from './summary.js';
import { tables } from './tables.js';
import { seesLater, TwoStates } from './two-states.js';
import { Visitor } from './visitor.js';

/** A socket's state when things can be said on it. */
const OPEN = 1;
const isOpen = (client: Client): boolean => client.state !== ClientState.LEAVING && (client as { readyState?: number }).readyState === OPEN;

/** Makes a failure of the store a refusal in words. @param report is told of what it was */
const asUnsaved = <T>(work: Promise<T>, report: (error: Error) => void): Promise<T> =>
  work.catch((error: Error) => {
    report(error);
    throw refusedJoin('unsaved');
  });

/** The door of a table: who comes, who goes, what they say. What that means stands in the lobby, the table and the audience. */
export class TableRoom extends Room<TableState> implements Desk, Running, Kept {
  lobby!: Lobby;
  audience!: Audience;
  absence!: Absence;
  log!: Logger;
  time: Time = REAL_TIME;
  longestPause!: number;
  silence!: number;
  table: Table | null = null;
  talk!: Talk;
  seating!: Seating;
  readonly runner = new Runner(this);
  readonly heard = new HeardMessages();
  readonly durable = new Durable(this);
  readonly states = new TwoStates();
  readonly gallery = new Gallery(this);
  startWhenFull = false;
  #keeper: Keeper | undefined;
  #store!: Store;
  #config!: Config;
  #door!: Door;
  #closed: (() => void) | undefined;
  #idle: NodeJS.Timeout | undefined;

  override async onCreate(opening: Opening & { config: Config; door: Door; log: Logger; store: Store }): Promise<void> {
    try {
      await this.#open(opening);
    } catch (error) {
      // The library drops such a room without a word to it: nothing may go on in it.
      await this.#stop();
      throw error instanceof ServerError ? error : this.#notOpened(error as Error);
    }
    tables.opened(this);
    this.log.info('order' in opening ? 'table opened' : 'table woken');
  }

  async #open(opening: Opening & { config: Config; door: Door; log: Logger; store: Store }): Promise<void> {
    const { config, door, log, store } = opening;
    this.autoDispose = false;
    this.patchRate = null as unknown as number;
    this.#config = config;
    this.#door = door;
    this.#store = store;
    this.#closed = opening.closed;
    this.longestPause = config.longestPauseMs;
    this.silence = config.silenceMs;
    this.talk = new Talk(door.limits);
    this.seating = new Seating(this, door.crowd, door.limits);
    this.roomId = 'order' in opening ? opening.order.code : opening.stored.code;
    this.log = log.child({ table: this.roomId });
    this.absence = new Absence(this, { lobby: config.lobbyGraceSeconds * 1000, game: config.graceSeconds * 1000 });
    if ('order' in opening) {
      this.time = opening.order.time ?? REAL_TIME;
      setUp(this, opening.order);
      await asUnsaved(store.create(this.durable.newTable()), (error) => this.onUncaughtException(error, 'store'));
      this.#keeper = new Keeper(this, store, 0);
    } else {
      await bringBack(this, opening.stored, store);
      this.#keeper = new Keeper(this, store, opening.stored.rev);
    }
    this.state = new TableState();
    this.state.code = this.roomId;
    this.#show();
    await this.#openGallery();
    // Nothing goes on by itself before: the room may not be opened after all.
    this.publish();
    this.audience.flush();
    this.watchIdle();
  }

  /** Whoever looks on at a game that is on already sees it from where they should. */
  async #openGallery(): Promise<void> {
    const { spectatorDelay } = this.lobby.settings;
    if (!this.table || this.table.over || spectatorDelay === 0) return;
    this.gallery.begin(this.table.game, spectatorDelay, this.talk.linesFor(null), this.durable.slept);
    await asUnsaved(this.gallery.goOn(pagesOf(this.#store, this.table.id, 0)), (error) => this.onUncaughtException(error, 'store'));
  }

  #notOpened(error: Error): ServerError {
    this.onUncaughtException(error, 'opening');
    return refusedJoin('broken');
  }

  override setSerializer(): void {
    super.setSerializer(this.states);
  }

  override async onJoin(client: Client, given: unknown): Promise<void> {
    const join = readJoin(given);
    client.userData = new Visitor(join.name, addressOf(client));
    if (this.queue.full) throw refusedJoin('unsaved');
    const outcome = await new Promise<Outcome<ServerError | null>>((resolve) =>
      this.perform(() => admit(this, this.#door, client, join), resolve),
    );
    if (!outcome.ok) throw refusedJoin(outcome.why === 'broken' ? 'broken' : 'unsaved');
    if (outcome.value) throw outcome.value;
  }

  override onLeave(client: Client, consented: boolean): Promise<void> {
    // All who stay are told, so that hundreds who go at once cost as much as hundreds who come. The library waits for this
    // before it lets go of the room.
    return new Promise((done) => {
      const leave = () => {
        this.perform(() => {
          const seat = this.lobby.seats.of(client.sessionId);
          if (seat) seat.session = null;
          if (seat && consented && this.stage === 'lobby') this.seating.free(seat);
          this.publish();
          this.watchIdle();
        });
        done();
      };
      if (!this.#door.pace.run(addressOf(client), leave)) leave();
    });
  }

  /** Whoever had a place kept and has not come by now need not be waited for: he is sent to the next room like all others. */
  override disconnect(code?: number): Promise<void> {
    for (const [session, timeout] of Object.entries(this.reservedSeatTimeouts)) {
      clearTimeout(timeout);
      delete this.reservedSeatTimeouts[session];
      delete this.reservedSeats[session];
    }
    return super.disconnect(code) as Promise<void>;
  }

  override async onDispose(): Promise<void> {
    await this.#stop();
    this.log.info('table closed');
  }

  /** Finishes what waits in the queue, then ends all that would go on by itself. A room that failed to open may lack any part. */
  async #stop(): Promise<void> {
    await this.#keeper?.end();
    clearTimeout(this.#idle);
    this.absence?.stop();
    this.gallery.close();
    this.runner.stop();
    this.seating?.forgetAll(this.lobby?.seats.all ?? []);
    this.#closed?.();
  }

  perform<T>(work: () => T, after?: (outcome: Outcome<T>) => void): void {
    this.queue.perform(work, after);
  }

  attempt(work: () => void): void {
    this.queue.perform(work, undefined, true);
  }

  get queue(): Keeper {
    return this.#keeper as Keeper;
  }

  get pause(): number {
    return this.#keeper?.pause ?? 0;
  }

  recovered(): void {
    this.log.info('the table can be saved again');
    this.perform(() => {
      this.runner.stop();
      this.publish();
    });
  }

  changes() {
    return this.durable.changes();
  }

  saved(change: Change): void {
    this.durable.saved(change);
  }

  flush(): void {
    this.audience.flush();
  }

  async rollBack(rev: number): Promise<boolean> {
    this.audience.discard();
    const stored = await this.#store.load(this.roomId);
    if (stored?.rev !== rev) return false;
    const before = [...this.lobby.seats.all];
    await this.durable.restore(stored, this.#store, null, this.reportDamage);
    this.seating.forgetAll(before, this.lobby.seats.all);
    this.absence.look();
    this.runner.look();
    return true;
  }

  giveUp(): void {
    void this.disconnect(CLOSE.stopping);
  }

  readonly reportTelling = (error: Error): void => this.onUncaughtException(error, 'telling');

  readonly reportDamage = (problem: string): void => {
    this.log.error({ problem }, 'the snapshot of a game is damaged; its journal was stepped from the beginning');
  };

  /** Sends everybody to the next process, after what is being done; resolves once the room is gone. */
  async farewell(): Promise<void> {
    await new Promise<void>((told) => {
      this.perform(
        () => {
          for (const client of this.clients) this.audience.notice(client, 'stopping');
        },
        () => told(),
      );
    });
    await this.disconnect(CLOSE.stopping);
  }

  /** Nothing that goes wrong in one room ends the process. Messages of errors may name hidden cards, so they stay out of the log. */
  override onUncaughtException(error: Error, where: string): void {
    const cause = error.cause instanceof Error ? error.cause : error;
    if (!(cause instanceof ServerError))
      this.log.error({ where, code: errorCode(cause), at: cause.stack?.split('\n').slice(1, 8) }, 'exception in a room');
  }

  get stage(): Stage {
    if (!this.table) return 'lobby';
    return this.table.over ? 'over' : 'playing';
  }

  get toldSeq(): number {
    return this.state.board?.seq ?? 0;
  }

  act(player: PlayerId, intent: Intent): WireRefusal | null {
    return act(this, player, intent);
  }

  tellPlayer<T extends ServerMessageType>(player: PlayerId, type: T, message: ServerMessages[T]): void {
    this.audience.tellPlayer(this.clients, player, type, message);
  }

  greet(client: Client, token?: string): void {
    if (seesLater(client)) {
      this.gallery.greet(client);
      return;
    }
    this.audience.welcome(client, this.table, this.time.now(), token ?? null);
    const player = this.audience.playerOf(client);
    const lines = this.talk.linesFor(player);
    if (lines.length > 0) this.audience.tell(client, 'chat', { lines });
    const orders = player ? this.runner.orders.of(player) : NO_ORDERS;
    if (orders !== NO_ORDERS) this.audience.tell(client, 'orders', { orders });
    const silence = player && this.runner.answers.silences.of(player);
    if (silence) this.audience.tell(client, 'silence', silence);
  }

  /** Tells a client that came in what happened lately in the game. */
  recall(client: Client): void {
    if (this.table && !seesLater(client))
      this.audience.tell(client, 'past', { events: this.table.pastFor(this.audience.playerOf(client)) });
  }

  publish(): void {
    this.absence.look();
    this.runner.look();
    this.audience.later(() => this.#show());
  }

  #show(): void {
    this.runner.mirror(this.state.timer);
    this.talk.mirror(this.state);
    mirrorLobby(this.lobby, this.stage, this.spectators, (seat) => this.absence.awayAt(seat), this.state);
    if (this.table) {
      this.state.board ??= new BoardState();
      mirrorBoard(this.table.board, this.state.board);
    } else if (this.state.board) this.state.board = undefined as never;
    this.state.game = this.table?.over && this.table.recorded ? this.table.id : '';
    this.broadcastPatch();
    this.gallery.scene();
    void this.setMetadata(summaryOf(this.roomId, this.stage, this.lobby.settings, this.lobby.seats, this.spectators));
  }

  /** Message frames are read here and not by the library's `onMessage`, which ends the connection over the first odd byte. */
  protected override _onMessage(client: Parameters<Room['_onMessage']>[0], bytes: Buffer): void {
    const guarded = (work: () => void) => () => {
      try {
        work();
      } catch (error) {
        this.onUncaughtException(error as Error, 'message');
        this.audience.refused(client, null, refuse('broken'));
      }
    };
    // Who comes is told everything. To say once more that one is there is a message like any other that makes no sense.
    if (bytes[0] === Protocol.LEAVE_ROOM || (bytes[0] === Protocol.JOIN_ROOM && client.state === ClientState.JOINING)) {
      const work = guarded(() => super._onMessage(client, bytes));
      if (!this.#door.pace.run(addressOf(client), work)) work();
    } else if (isOpen(client)) {
      // What had to wait is not done for somebody who has gone meanwhile.
      const whileOpen = (work: () => void) =>
        guarded(() => {
          if (isOpen(client)) work();
        });
      whileOpen(() => receive(this, client, bytes, this.#config.maxMessagesPerSecond, this.#door, whileOpen))();
    }
  }

  /** Whether this is the token of a seat here. */
  opens(token: unknown): boolean {
    return this.seatOf(token) !== null;
  }

  /** Whose seat here this token opens. */
  seatOf(token: unknown): PlayerId | null {
    return (typeof token === 'string' && this.lobby.seats.byToken(token)?.player) || null;
  }

  /** Whether somebody is to open a socket under this reservation. */
  isExpected(sessionId: string): boolean {
    return Object.hasOwn(this.reservedSeats, sessionId) && Boolean(this.hasReservedSeat(sessionId));
  }

  /** Whether whoever holds this reservation comes back to a seat of his. */
  isReturning(sessionId: string): boolean {
    return this.opens((this.reservedSeats[sessionId]?.[0] as { token?: unknown } | undefined)?.token);
  }

  /** How many look on. */
  get spectators(): number {
    return [...this.clients].filter(({ sessionId }) => !this.lobby.seats.of(sessionId)).length;
  }

  /** A table that nobody is at closes after a while; soon, if its game is over. */
  watchIdle(): void {
    clearTimeout(this.#idle);
    if (this.clients.length > 0) return;
    const minutes = this.stage === 'over' ? Math.min(1, this.#config.idleMinutes) : this.#config.idleMinutes;
    this.#idle = setTimeout(() => void this.disconnect(CLOSE.idle), minutes * 60_000);
  }
}

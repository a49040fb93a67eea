import {
  BoardState,
  CLOSE,
  NO_ORDERS,
  type NoticeWhy,
  type Orders,
  type Stage,
  TableState,
  type TableSummary,
  type WireRefusal,
} from '@illuminice/protocol';
import type { Intent, PlayerId, State } from '@illuminice/rules';
import { type Client, ClientState, Protocol, Room, ServerError } from 'colyseus';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import { addressOf } from '../net/connection.js';
import type { Door } from '../net/door.js';
import { refuse } from '../refuse.js';
import { Unplayable } from '../store/resume.js';
import type { Change, Store, StoredTable } from '../store/store.js';
import { Absence } from '../table/absence.js';
import { unusedComputerName } from '../table/computers.js';
import { HeardMessages } from '../table/heard.js';
import { Lobby, type Settings } from '../table/lobby.js';
import { mirrorBoard } from '../table/mirror.js';
import { mirrorLobby } from '../table/mirror-lobby.js';
import { isKept, type Seat, Seats } from '../table/seats.js';
import { sameText } from '../table/secrets.js';
import { Table } from '../table/table.js';
import { Talk } from '../table/talk.js';
import { REAL_TIME, type Time } from '../table/time.js';
import { act } from './act.js';
import { Audience } from './audience.js';
import type { Desk, Sitting } from './desk.js';
import { Durable } from './durable.js';
import { begin } from './handlers.js';
import { readJoin, refusedJoin } from './join.js';
import { Keeper, type Kept, type Outcome } from './keeper.js';
import { receive } from './receive.js';
import { Runner, type Running } from './runner.js';
import { Visitor } from './visitor.js';
import { noteRoom } from './wake.js';

/** A socket's state when things can be said on it. */
const OPEN = 1;

/** What `POST /api/tables` hands over. */
export interface TableOrder {
  code: string;
  seats: number;
  settings: Settings;
  /** A game in the middle, from a scenario. */
  state?: State;
  /** Seats that computer players take. */
  computers: number;
  /** Whether the game begins as soon as every seat is taken. */
  start: boolean;
  /** Instead of the real one. */
  time?: Time;
  /** To be called once the table is gone. */
  closed?: () => void;
}

/** How a room comes to be: by a new order, or from what is stored. */
export type Opening = { order: TableOrder } | { stored: StoredTable };

/** The door of a table: who comes, who goes, what they say. What that means stands in the lobby, the table and the audience. */
export class TableRoom extends Room<TableState> implements Desk, Running, Kept {
  lobby!: Lobby;
  audience!: Audience;
  absence!: Absence;
  log!: Logger;
  time: Time = REAL_TIME;
  longestPause!: number;
  table: Table | null = null;
  talk!: Talk;
  readonly runner = new Runner(this);
  readonly heard = new HeardMessages();
  readonly durable = new Durable(this);
  startWhenFull = false;
  #keeper!: Keeper;
  #store!: Store;
  #config!: Config;
  #door!: Door;
  #closed: (() => void) | undefined;
  #idle: NodeJS.Timeout | undefined;

  override async onCreate(opening: Opening & { config: Config; door: Door; log: Logger; store: Store }): Promise<void> {
    const { config, door, log, store } = opening;
    this.autoDispose = false;
    this.patchRate = null as unknown as number;
    this.#config = config;
    this.#door = door;
    this.#store = store;
    this.longestPause = config.longestPauseMs;
    this.talk = new Talk(door.limits);
    this.roomId = 'order' in opening ? opening.order.code : opening.stored.code;
    this.log = log.child({ table: this.roomId });
    this.absence = new Absence(this, { lobby: config.lobbyGraceSeconds * 1000, game: config.graceSeconds * 1000 });
    if ('order' in opening) await this.#open(opening.order);
    else await this.#wake(opening.stored);
    noteRoom(this);
    this.state = new TableState();
    this.state.code = this.roomId;
    this.publish();
    this.audience.flush();
    this.#watchIdle();
    this.log.info('order' in opening ? 'table opened' : 'table woken');
  }

  async #open(order: TableOrder): Promise<void> {
    this.#closed = order.closed;
    this.time = order.time ?? REAL_TIME;
    this.startWhenFull = order.start;
    const seats = new Seats(order.seats);
    this.lobby = new Lobby(seats, order.settings);
    this.audience = new Audience(order.code, seats);
    if (order.state) {
      const { board } = order.state;
      seats.keepFor(board.seats.map((seat) => seat.player));
      this.table = Table.begin(this.durable.newGame({ options: board.options, origin: JSON.stringify(order.state) }));
    }
    for (let i = 0; i < order.computers; i += 1) seats.takeByComputer(unusedComputerName(seats.all));
    await this.#store.create(this.durable.newTable());
    this.#keeper = new Keeper(this, this.#store, 0);
  }

  async #wake(stored: StoredTable): Promise<void> {
    const seats = new Seats(0);
    this.lobby = new Lobby(seats, {} as Settings);
    this.audience = new Audience(stored.code, seats);
    try {
      await this.durable.restore(stored, this.#store, stored.touched, this.#reportDamage);
    } catch (error) {
      // Of what else can be wrong the message may quote what is stored.
      const problem = error instanceof Unplayable ? error.message : 'what is stored cannot be read';
      this.log.error({ problem }, 'a table cannot be brought back; it stays in the store as it is');
      throw refusedJoin('damaged');
    }
    this.#keeper = new Keeper(this, this.#store, stored.rev);
  }

  override async onJoin(client: Client, given: unknown): Promise<void> {
    const join = readJoin(given);
    client.userData = new Visitor(join.name, addressOf(client));
    const outcome = await new Promise<Outcome<ServerError | null>>((resolve) => this.perform(() => this.#admit(client, join), resolve));
    if (!outcome.ok) throw refusedJoin(outcome.why === 'broken' ? 'broken' : 'unsaved');
    if (outcome.value) throw outcome.value;
  }

  /** @returns why this client may not come in, or null once it has */
  #admit(client: Client, join: ReturnType<typeof readJoin>): ServerError | null {
    const { seats, settings } = this.lobby;
    let token: string | undefined;
    const ticketed = join.ticket ? seats.byTicket(join.ticket, this.time.now()) : undefined;
    if (join.ticket && !ticketed) return refusedJoin('badTicket');
    const known = ticketed ?? (join.token ? seats.byToken(join.token) : undefined);
    if (known) {
      // The new device has a token of its own, so that the old one's opens nothing any more.
      if (ticketed) token = seats.newToken(known);
      this.#takeUp(known, client, ticketed ? 'moved' : 'takenOver');
    } else {
      if (settings.password && !sameText(settings.password, join.password ?? '')) {
        this.#door.rates.miss(addressOf(client));
        return refusedJoin('wrongPassword');
      }
      const open = this.stage === 'lobby' || seats.all.some(isKept);
      if (join.spectate || !open) {
        if (!settings.spectators) return refusedJoin('noSpectators');
        if (this.#spectators > this.#door.limits.spectators) return refusedJoin('tooManySpectators');
      } else {
        const taken = this.sit(client);
        if (typeof taken === 'string') return refusedJoin(taken);
        token = taken.token;
      }
    }
    this.publish();
    this.greet(client, token);
    this.#watchIdle();
    if (this.startWhenFull && this.stage === 'lobby' && seats.all.length === seats.capacity) this.perform(() => begin(this));
    return null;
  }

  override onLeave(client: Client, consented: boolean): void {
    this.perform(() => {
      const seat = this.lobby.seats.of(client.sessionId);
      if (seat) seat.session = null;
      if (seat && consented && this.stage === 'lobby') this.#free(seat);
      this.publish();
      this.#watchIdle();
    });
  }

  override async onDispose(): Promise<void> {
    clearTimeout(this.#idle);
    this.absence.stop();
    for (const seat of this.lobby.seats.all) this.#door.crowd.free(seat);
    this.#closed?.();
    this.runner.stop();
    await this.#keeper.end();
    this.log.info('table closed');
  }

  perform<T>(work: () => T, after?: (outcome: Outcome<T>) => void): void {
    this.#keeper.perform(work, after);
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
    await this.durable.restore(stored, this.#store, null, this.#reportDamage);
    for (const seat of before) if (!this.lobby.seats.all.includes(seat)) this.#door.crowd.free(seat);
    this.runner.look();
    return true;
  }

  giveUp(): void {
    void this.disconnect(CLOSE.stopping);
  }

  readonly #reportDamage = (problem: string): void => {
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
    if (!(cause instanceof ServerError)) this.log.error({ where, at: cause.stack?.split('\n').slice(1, 8) }, 'exception in a room');
  }

  get stage(): Stage {
    if (!this.table) return 'lobby';
    return this.table.over ? 'over' : 'playing';
  }

  sit(client: Client): Sitting {
    const { name, address } = client.userData as Visitor;
    const { crowd, limits } = this.#door;
    if (crowd.count(address, 'seats') >= limits.addressSeats) return 'tooManySeatsHere';
    const taken = this.lobby.seats.take(name, client.sessionId);
    if (!taken) return 'tableFull';
    crowd.take(address, taken.seat);
    return taken;
  }

  act(player: PlayerId, intent: Intent): WireRefusal | null {
    return act(this, player, intent);
  }

  tellOrders(player: PlayerId, orders: Orders): void {
    this.audience.orders(this.clients, player, orders);
  }

  greet(client: Client, token?: string): void {
    this.audience.welcome(client, this.table, this.time.now(), token ?? null);
    const player = this.audience.playerOf(client);
    const lines = this.talk.linesFor(player);
    if (lines.length > 0) this.audience.tell(client, 'chat', { lines });
    const orders = player ? this.runner.orders.of(player) : NO_ORDERS;
    if (orders !== NO_ORDERS) this.audience.tell(client, 'orders', { orders });
  }

  publish(): void {
    this.absence.look();
    this.runner.look();
    this.audience.later(() => this.#show());
  }

  #show(): void {
    this.runner.mirror(this.state.timer);
    this.talk.mirror(this.state);
    mirrorLobby(this.lobby, this.stage, this.#spectators, (seat) => this.absence.awayAt(seat), this.state);
    if (this.table) {
      this.state.board ??= new BoardState();
      mirrorBoard(this.table.board, this.state.board);
    } else if (this.state.board) this.state.board = undefined as never;
    this.state.game = this.table?.over ? this.table.id : '';
    this.broadcastPatch();
    void this.setMetadata(this.#summary());
  }

  unseat(seat: Seat, why?: NoticeWhy): void {
    const client = this.clientOf(seat);
    this.#free(seat);
    this.publish();
    if (!client) return;
    if (why) this.audience.notice(client, why);
    this.letWatch(client, seat);
  }

  /** Sends away who only looks on. */
  clearWatchers(): void {
    for (const client of this.clients) {
      if (this.lobby.seats.of(client.sessionId)) continue;
      this.audience.notice(client, 'unwatched');
      this.audience.later(() => client.leave(CLOSE.unwatched));
    }
  }

  clientOf(seat: Seat): Client | undefined {
    return this.clients.find((one) => one.sessionId === seat.session);
  }

  letWatch(client: Client, seat: Seat): void {
    (client.userData as Visitor).n = seat.n;
    this.greet(client);
  }

  #free(seat: Seat): void {
    this.talk.forget(seat.player);
    this.#door.crowd.free(seat);
    this.heard.forget(seat.player);
    this.lobby.seats.free(seat);
  }

  /** Message frames are read here and not by the library's `onMessage`, which ends the connection over the first odd byte. */
  protected override _onMessage(client: Parameters<Room['_onMessage']>[0], bytes: Buffer): void {
    try {
      if (bytes[0] === Protocol.JOIN_ROOM || bytes[0] === Protocol.LEAVE_ROOM) super._onMessage(client, bytes);
      else if (client.state !== ClientState.LEAVING && (client as { readyState?: number }).readyState === OPEN)
        receive(this, client, bytes, this.#config.maxMessagesPerSecond, this.#door);
    } catch (error) {
      this.onUncaughtException(error as Error, 'message');
      this.audience.refused(client, null, refuse('broken'));
    }
  }

  /** Whether this is the token of a seat here. */
  opens(token: unknown): boolean {
    return typeof token === 'string' && this.lobby.seats.byToken(token) !== undefined;
  }

  /** Whether somebody is to open a socket under this reservation. */
  isExpected(sessionId: string): boolean {
    return Object.hasOwn(this.reservedSeats, sessionId) && Boolean(this.hasReservedSeat(sessionId));
  }

  /** Whether whoever holds this reservation comes back to a seat of his. */
  isReturning(sessionId: string): boolean {
    return this.opens((this.reservedSeats[sessionId]?.[0] as { token?: unknown } | undefined)?.token);
  }

  /** A token or a ticket opened a seat: whoever spoke for it until now is let go. */
  #takeUp(seat: Seat, client: Client, why: 'takenOver' | 'moved'): void {
    const former = this.clientOf(seat);
    seat.session = client.sessionId;
    if (!former) return;
    this.audience.notice(former, why);
    this.audience.later(() => former.leave(CLOSE.takenOver));
  }

  get #spectators(): number {
    return this.clients.length - this.lobby.seats.all.filter((seat) => seat.session).length;
  }

  /** A table that nobody is at closes after a while; soon, if its game is over. */
  #watchIdle(): void {
    clearTimeout(this.#idle);
    if (this.clients.length > 0) return;
    const minutes = this.stage === 'over' ? Math.min(1, this.#config.idleMinutes) : this.#config.idleMinutes;
    this.#idle = setTimeout(() => void this.disconnect(CLOSE.idle), minutes * 60_000);
  }

  #summary(): TableSummary {
    const { seats, settings } = this.lobby;
    return {
      code: this.roomId,
      name: settings.name,
      stage: this.stage,
      seats: seats.capacity,
      taken: seats.all.filter((seat) => !isKept(seat)).length,
      spectators: this.#spectators,
      password: settings.password !== null,
      watchable: settings.spectators,
      public: settings.public,
    };
  }
}

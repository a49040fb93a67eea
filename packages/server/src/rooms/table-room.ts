import { type Client, ClientState, Protocol, Room, ServerError } from '@colyseus/core';
import { BoardState, CLOSE, type NoticeWhy, type Stage, TableState, type TableSummary } from '@illuminice/protocol';
import type { State } from '@illuminice/rules';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import { refuse } from '../refuse.js';
import { Lobby, type Settings } from '../table/lobby.js';
import { mirrorBoard } from '../table/mirror.js';
import { mirrorLobby } from '../table/mirror-lobby.js';
import { type Seat, Seats } from '../table/seats.js';
import { Table } from '../table/table.js';
import { Audience } from './audience.js';
import type { Desk } from './handlers.js';
import { readJoin, refusedJoin, samePassword } from './join.js';
import { receive } from './receive.js';
import { Visitor } from './visitor.js';

const MOST_SPECTATORS = 100;

/** What `POST /api/tables` hands over. */
export interface TableOrder {
  code: string;
  seats: number;
  settings: Settings;
  /** A game in the middle, from a scenario. */
  state?: State;
}

/** The door of a table: who comes, who goes, what they say. What that means stands in the lobby, the table and the audience. */
export class TableRoom extends Room<TableState> implements Desk {
  lobby!: Lobby;
  audience!: Audience;
  log!: Logger;
  table: Table | null = null;
  #config!: Config;
  #idle: NodeJS.Timeout | undefined;

  override onCreate({ order, config, log }: { order: TableOrder; config: Config; log: Logger }): void {
    this.roomId = order.code;
    this.autoDispose = false;
    this.patchRate = null as unknown as number;
    this.#config = config;
    this.log = log.child({ table: order.code });
    const seats = new Seats(order.seats);
    this.lobby = new Lobby(seats, order.settings);
    this.audience = new Audience(order.code, seats);
    if (order.state) {
      this.table = Table.from(order.state);
      seats.keepFor(this.table.board.seats.map((seat) => seat.player));
    }
    this.state = new TableState();
    this.state.code = order.code;
    this.publish();
    this.#watchIdle();
    this.log.info('table opened');
  }

  override onJoin(client: Client, given: unknown): void {
    const join = readJoin(given);
    client.userData = new Visitor(join.name);
    const { seats, settings } = this.lobby;
    const known = join.token ? seats.byToken(join.token) : undefined;
    if (known) this.#takeUp(known, client);
    else {
      if (settings.password && !samePassword(settings.password, join.password ?? '')) throw refusedJoin('wrongPassword');
      const open = this.stage === 'lobby' || seats.all.some((seat) => seat.token === null);
      if (join.spectate || !open) {
        if (this.#spectators > MOST_SPECTATORS) throw refusedJoin('tooManySpectators');
      } else if (!seats.take(join.name, client.sessionId)) throw refusedJoin('tableFull');
    }
    this.publish();
    this.audience.welcome(client, this.table);
    this.#watchIdle();
  }

  override async onLeave(client: Client, consented: boolean): Promise<void> {
    const seat = this.lobby.seats.of(client.sessionId);
    if (seat) seat.session = null;
    this.publish();
    this.#watchIdle();
    if (!seat || (!consented && (await this.#awaitReturn(client, seat)))) return;
    if (this.stage !== 'lobby' || seat.session !== null || this.lobby.seats.get(seat.player) !== seat) return;
    this.lobby.seats.free(seat);
    this.publish();
  }

  override onDispose(): void {
    clearTimeout(this.#idle);
    this.log.info('table closed');
  }

  override onBeforeShutdown(): void {
    void this.disconnect(CLOSE.stopping);
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

  publish(): void {
    mirrorLobby(this.lobby, this.stage, this.#spectators, this.state);
    if (this.table) {
      this.state.board ??= new BoardState();
      mirrorBoard(this.table.board, this.state.board);
    }
    this.broadcastPatch();
    void this.setMetadata(this.#summary());
  }

  unseat(seat: Seat, why?: NoticeWhy): void {
    const client = this.clients.find((one) => one.sessionId === seat.session);
    this.lobby.seats.free(seat);
    this.publish();
    if (!client) return;
    (client.userData as Visitor).n = seat.n;
    if (why) this.audience.notice(client, why);
    this.audience.welcome(client, null);
  }

  /** Message frames are read here and not by the library's `onMessage`, which ends the connection over the first odd byte. */
  protected override _onMessage(client: Parameters<Room['_onMessage']>[0], bytes: Buffer): void {
    try {
      if (bytes[0] === Protocol.JOIN_ROOM || bytes[0] === Protocol.LEAVE_ROOM) super._onMessage(client, bytes);
      else if (client.state !== ClientState.LEAVING) receive(this, client, bytes, this.#config.maxMessagesPerSecond);
    } catch (error) {
      this.onUncaughtException(error as Error, 'message');
      this.audience.refused(client, null, refuse('broken'));
    }
  }

  /** A token opened a seat: whoever spoke for it until now is let go. */
  #takeUp(seat: Seat, client: Client): void {
    const former = this.clients.find((one) => one.sessionId === seat.session);
    seat.session = client.sessionId;
    if (!former) return;
    this.audience.notice(former, 'takenOver');
    former.leave(CLOSE.takenOver);
  }

  /** Waits for a lost connection. @returns whether it came back (to its seat, unless that was taken up elsewhere) */
  async #awaitReturn(client: Client, seat: Seat): Promise<boolean> {
    const seconds = this.stage === 'lobby' ? this.#config.lobbyGraceSeconds : this.#config.graceSeconds;
    const returning = this.allowReconnection(client, 'manual');
    // A time limit of the library's own would keep the process alive after the room is gone.
    const limit = setTimeout(() => returning.reject(new Error('did not come back')), seconds * 1000);
    try {
      const back = await returning;
      if (seat.session === null && this.lobby.seats.get(seat.player) === seat) seat.session = back.sessionId;
      this.publish();
      this.audience.welcome(back, this.table);
      this.#watchIdle();
      return true;
    } catch {
      return false;
    } finally {
      clearTimeout(limit);
    }
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
      taken: seats.all.filter((seat) => seat.token !== null).length,
      spectators: this.#spectators,
      password: settings.password !== null,
      public: settings.public,
    };
  }
}

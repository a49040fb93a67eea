import { CLOSE, type Invitation, type NoticeWhy, type TableInfo, TableMirror, type WireRefusal } from '@illuminice/protocol';
import type { AnyIntent, PlayerId } from '@illuminice/rules';
import { pagesOf } from '../store/pages.js';
import type { Actions } from './actions.js';
import type { ClientSession } from './client-session.js';
import type { SessionEnvironment, SessionHost } from './environment.js';
import type { Table } from './game/table.js';
import type { Lobby, Settings } from './lobby/lobby.js';
import { invitationOf } from './lobby/summary.js';
import { admit, countAttempt, type Join } from './messages/admission.js';
import { withdrawAsk } from './messages/asking.js';
import { say } from './messages/chat-handlers.js';
import { type ErasedSeat, eraseOwner } from './messages/erasing.js';
import { endGame, startAgain } from './messages/handlers.js';
import { type RawMessage, respond } from './messages/messages.js';
import { bringBack, type Opening, setUp } from './messages/opening.js';
import { play } from './messages/play.js';
import { greet, tableInfo } from './messages/show.js';
import { assemble, type Origin, type Parts } from './parts.js';
import type { Failures, Outcome, WriteQueue } from './queue/write-queue.js';
import { asUnsaved, Refused } from './refused.js';
import { isKept, type Seat, Seats } from './seats/seats.js';

/** Minutes until a deserted table with a finished game closes. */
const IDLE_AFTER_GAME = 1;

/** One table: lobby, game, chat, presence, automation, persistence. No sockets, no timers: driven by `join`, `leave`, `message`, `tick`. */
export class TableSession implements Actions, Failures {
  readonly #mirror = new TableMirror();
  readonly state = this.#mirror.state;
  /** Epoch ms by the machine's clock. */
  readonly openedAt: number;
  readonly #parts: Parts;
  #shown!: { readonly info: TableInfo; readonly turn: Invitation['turn'] };
  #isOpen = false;
  #idle: (() => void) | null = null;

  private constructor(private readonly origin: Origin) {
    this.openedAt = origin.env.time.date();
    this.#parts = assemble(origin, this);
  }

  /** A table that is not opened yet. */
  static create(opening: Opening, env: SessionEnvironment, host: SessionHost): TableSession {
    if ('order' in opening) {
      const { code, seats, settings } = opening.order;
      return new TableSession({ code, seats: new Seats(seats), settings, rev: 0, env, host });
    }
    const { code, rev } = opening.stored;
    return new TableSession({ code, seats: new Seats(0), settings: {} as Settings, rev, env, host });
  }

  /** Stores a new table, or restores one. @throws Refused if that fails; the session is closed then */
  async open(opening: Opening): Promise<void> {
    try {
      await this.#open(opening);
    } catch (error) {
      await this.close();
      if (error instanceof Refused) throw error;
      this.report(error as Error, 'opening');
      throw new Refused('broken');
    }
    this.#isOpen = true;
    this.#parts.log.info('order' in opening ? 'table opened' : 'table woken');
  }

  get code(): string {
    return this.#parts.model.code;
  }

  get queue(): WriteQueue {
    return this.#parts.queue;
  }

  get lobby(): Lobby {
    return this.#parts.model.lobby;
  }

  get table(): Table | null {
    return this.#parts.model.table;
  }

  get connected(): number {
    return this.#parts.clients.size;
  }

  get names(): string[] {
    return this.lobby.seats.all.filter((seat) => !isKept(seat)).map(({ name }) => name);
  }

  /** Connection of the player who shows this name; null: none. */
  connectionOf(name: string): string | null {
    return this.lobby.seats.all.find((seat) => seat.name === name)?.session ?? null;
  }

  /** True if the client is at the table, so that its messages count. */
  hears({ id }: ClientSession): boolean {
    return this.#parts.clients.has(id);
  }

  /** True if some seat has an owner who may return. */
  get isSomebodys(): boolean {
    return this.lobby.seats.all.some((seat) => !seat.computer && !isKept(seat));
  }

  get summary(): Invitation {
    return invitationOf(this.#shown.info, this.#shown.turn);
  }

  /** True if the game waits for the player. */
  awaits(player: PlayerId): boolean {
    return this.#parts.model.awaited.includes(player);
  }

  seatOf(token: string): PlayerId | null {
    return this.lobby.seats.byToken(token)?.player ?? null;
  }

  /** @throws Refused if the client may not come in, or its join cannot be saved */
  async join(client: ClientSession, join: Join): Promise<void> {
    const { queue, clients } = this.#parts;
    if (queue.isFull) throw new Refused('unsaved');
    const counted = await countAttempt(this.#parts, client, join);
    const outcome = await new Promise<Outcome<Refused | null>>((resolve) =>
      queue.perform(() => admit(this.#parts, client, join, counted), resolve),
    );
    const refusal = outcome.ok ? outcome.value : new Refused(outcome.why === 'broken' ? 'broken' : 'unsaved');
    if (refusal) clients.delete(client.id);
    this.#watchIdle();
    if (refusal) throw refusal;
    this.#parts.log.trace({ player: this.#parts.outbox.playerOf(client) }, 'joined');
  }

  /** Removes a client. @param consented it left on purpose */
  leave(client: ClientSession, consented: boolean): void {
    const { clients, queue, model, seating, actions, outbox, log } = this.#parts;
    log.trace({ player: outbox.playerOf(client) }, 'left');
    clients.delete(client.id);
    queue.perform(() => {
      const seat = model.lobby.seats.of(client.id);
      if (seat) seat.session = null;
      withdrawAsk(this.#parts, client);
      if (seat && consented && model.stage === 'lobby') seating.free(seat);
      actions.publish();
      this.#watchIdle();
    });
  }

  /** Handles a client's message. @param clientSeq its number; null: none @param message unchecked, or why it is unreadable */
  message(client: ClientSession, clientSeq: number | null, message: RawMessage | WireRefusal): void {
    respond(this.#parts, client, clientSeq, message);
  }

  tick(): void {
    this.#parts.schedule.tick();
  }

  /**
   * Announces the stop; resolves once pending work is saved and sent. Later messages are dropped: clients resend them where they come back.
   */
  drain(): Promise<void> {
    const told = this.tell('stopping');
    void this.queue.end();
    return told;
  }

  /** Notifies everybody at the table. @param text left out: the reason's own words */
  tell(why: NoticeWhy, text?: string): Promise<void> {
    const { queue, clients, outbox } = this.#parts;
    return new Promise((told) => {
      queue.perform(
        () => {
          for (const client of clients.values()) outbox.notice(client, why, text);
        },
        () => told(),
      );
    });
  }

  unstick(): Promise<number> {
    const { queue, automation } = this.#parts;
    return new Promise((done) =>
      queue.perform(
        () => automation.unstick(),
        (outcome) => done(outcome.ok ? outcome.value : 0),
      ),
    );
  }

  /** Erases what is known of a seat's owner. Null: nobody's seat, or it could not be saved. */
  erase(player: PlayerId): Promise<ErasedSeat | null> {
    const { queue } = this.#parts;
    return new Promise((done) =>
      queue.perform(
        () => eraseOwner(this.#parts, player),
        (outcome) => done(outcome.ok ? outcome.value : null),
      ),
    );
  }

  /** Finishes the queue, then ends everything else. */
  async close(): Promise<void> {
    const { queue, automation, delayedView, seating, model, log } = this.#parts;
    this.#parts.turnNotifications.flush();
    await queue.end();
    this.#idle?.();
    delayedView.close();
    automation.stop();
    seating.uncount(model.lobby.seats.all);
    if (this.#isOpen) log.info('table closed');
    this.#isOpen = false;
  }

  report(error: Error, where: string): void {
    this.#parts.report(error, where);
  }

  async #open(opening: Opening): Promise<void> {
    const { persistence, outbox } = this.#parts;
    if ('order' in opening) {
      setUp(this.#parts, opening.order);
      await asUnsaved(this.#parts.store.create(persistence.newTable()), (error) => this.report(error, 'store'));
    } else await bringBack(this.#parts, opening.stored);
    this.#show();
    await this.#openDelayedView();
    // No automation before this: the opening may still fail.
    this.publish();
    outbox.deliver();
    this.#watchIdle();
  }

  /** Spectators of a running game see it delayed from the start. */
  async #openDelayedView(): Promise<void> {
    const { model, delayedView, persistence } = this.#parts;
    const { table, chat, lobby } = model;
    const { spectatorDelay } = lobby.settings;
    if (!table || table.over || spectatorDelay === 0) return;
    delayedView.begin(table.game, spectatorDelay, chat.linesFor(null, null), persistence.slept);
    await asUnsaved(delayedView.goOn(pagesOf(this.#parts.store, this.#parts.yielding, table.id, 0)), (error) =>
      this.report(error, 'store'),
    );
  }

  play(player: PlayerId, intent: AnyIntent): WireRefusal | null {
    return play(this.#parts, player, intent);
  }

  say(player: PlayerId, addressee: PlayerId | null, text: string): void {
    const seat = this.lobby.seats.get(player);
    if (seat) say(this.#parts, seat, addressee, text);
  }

  publish(): void {
    this.#parts.automation.update();
    this.#parts.turnNotifications.update();
    this.#parts.outbox.enqueue(() => this.#show());
  }

  unseat(seat: Seat): void {
    this.#parts.seating.unseat(seat);
  }

  kick(seat: Seat): void {
    this.#parts.seating.kickFromGame(seat);
  }

  endGame(): void {
    endGame(this.#parts);
  }

  startAgain(): void {
    startAgain(this.#parts);
  }

  greet(client: ClientSession, token?: string): void {
    greet(this.#parts, client, token);
  }

  shownSeq(): number {
    return this.state.board?.seq ?? 0;
  }

  async rollBack(rev: number): Promise<boolean> {
    const { outbox, model, persistence, seating, automation } = this.#parts;
    const { seats } = model.lobby;
    outbox.discard();
    const before = [...seats.all];
    if (!(await persistence.rollBack(rev))) return false;
    seating.uncount(before, seats.all);
    automation.stop();
    automation.update();
    return true;
  }

  recovered(): void {
    this.#parts.log.info('the table can be saved again');
    this.queue.perform(() => {
      this.#parts.automation.stop();
      this.publish();
    });
  }

  giveUp(): void {
    this.origin.host.dispose(CLOSE.stopping);
  }

  /** Mirrors the table into the shared state and sends the changes. */
  #show(): void {
    const { model, delayedView } = this.#parts;
    const info = tableInfo(this.#parts);
    this.#mirror.writeTable(info);
    if (model.table) model.table.mirror(this.#mirror);
    else this.#mirror.writeBoard(null);
    this.origin.host.patch('live');
    delayedView.noteTable(info);
    // Copied: the next step changes the turn in place.
    const turn = model.table?.board.turn;
    this.#shown = { info, turn: turn ? { number: turn.number, player: turn.player } : null };
  }

  /** Closes a deserted table after a while; soon, if its game is over. */
  #watchIdle(): void {
    const { clients, model } = this.#parts;
    const { idleMinutes } = this.#parts.config;
    this.#idle?.();
    this.#idle = null;
    if (clients.size > 0) return;
    const minutes = model.stage === 'over' ? Math.min(IDLE_AFTER_GAME, idleMinutes) : idleMinutes;
    this.#idle = this.#parts.schedule.after(minutes * 60_000, () => this.origin.host.dispose(CLOSE.idle));
  }
}

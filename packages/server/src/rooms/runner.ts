import type { Orders, ServerMessages, TableState, TableWhy, WireRefusal } from '@illuminice/protocol';
import { decision, type Intent, leastIntent, type PlayerId } from '@illuminice/rules';
import type { Logger } from 'pino';
import { refuse } from '../refuse.js';
import { afterPause, nextTimer, type Timer, withDiceHeld, withMoreTime } from '../table/clock.js';
import type { Lobby } from '../table/lobby.js';
import { strings } from '../table/mirror.js';
import { StandingOrders } from '../table/orders.js';
import { type Standstill, standstill } from '../table/pause.js';
import type { Table } from '../table/table.js';
import type { Time } from '../table/time.js';
import { after } from './after.js';
import { Answers } from './answers.js';

/** What the runner needs of the room. */
export interface Running {
  readonly lobby: Lobby;
  readonly table: Table | null;
  readonly log: Logger;
  readonly time: Time;
  /** The longest pause of whoever answers without a click, in ms. */
  readonly longestPause: number;
  /** The one door for intents. */
  act(player: PlayerId, intent: Intent): WireRefusal | null;
  /** How long to wait at least before anything is done by itself, in ms; more than 0 while that fails. */
  readonly pause: number;
  /** Does this after what is being done now; all of it is saved, or nothing, and then it is tried again. */
  attempt(work: () => void): void;
  publish(): void;
  /** After how many ms at most silence is an answer; 0: never. */
  readonly silence: number;
  /** Tells one player, and nobody else. */
  tellPlayer<T extends 'orders' | 'silence'>(player: PlayerId, type: T, message: ServerMessages[T]): void;
  onUncaughtException(error: Error, where: string): void;
}

/**
 * What happens at a table without anybody clicking: computer players and standing orders answer, who is away says what
 * commits him least, clocks fall. It rests while no person is there.
 */
export class Runner {
  readonly orders = new StandingOrders();
  readonly answers: Answers;
  #timer: Timer | null = null;
  #fall: { at: number; cancel: () => void } | null = null;
  /** Since when nobody is there, epoch ms. */
  #restingSince: number | null = null;
  #standstill: Standstill | null = null;
  /** Up to when the clock was reckoned, epoch ms. */
  #reckoned = 0;

  constructor(private readonly room: Running) {
    this.answers = new Answers(room, this.orders);
  }

  /** Looks at what is to be waited for now. Called whenever anything changed, before all are told. */
  look(): void {
    const { table, lobby, time } = this.room;
    if (!table) return;
    const now = time.now();
    if (table.over || !lobby.seats.all.some((seat) => seat.session !== null)) {
      this.#restingSince ??= now;
      this.stop();
      this.answers.forget();
      if (table.over) this.#timer = null;
      return;
    }
    const stoodStill = this.#standstill ? this.#reckoned : this.#restingSince;
    if (stoodStill !== null && this.#timer) this.#timer = afterPause(this.#timer, now - stoodStill);
    this.#restingSince = null;
    this.#reckoned = now;
    this.#timer = nextTimer(this.#timer, table.board, lobby.settings.clock, now);
    this.#standstill = this.#timer && standstill(this.#standstill, table.board, lobby.seats.all, now);
    this.#awaitFall();
    for (const player of this.orders.expire(table.board)) this.room.tellPlayer(player, 'orders', { orders: this.orders.of(player) });
    this.answers.look(lobby.seats.all, table);
  }

  /** What of the clock outlives the process. */
  get timing(): { timer: Timer | null; restingSince: number | null } {
    return { timer: this.#timer, restingSince: this.#restingSince };
  }

  /** Makes it what was stored. @param since since when nobody is there, epoch ms; null: people are there */
  restore(orders: ReturnType<StandingOrders['record']>, timer: Timer | null, since: number | null): void {
    this.stop();
    this.orders.restore(orders);
    this.#timer = timer;
    this.#restingSince = since;
    this.#standstill = null;
  }

  mirror(to: TableState['timer']): void {
    const timer = this.#timer;
    to.kind = timer?.kind ?? '';
    to.frame = timer?.frame ?? -1;
    const runs = timer && this.#restingSince === null;
    to.at = runs && !this.#standstill ? timer.at : 0;
    to.held = timer?.held ?? false;
    strings(to.more, timer?.more ?? []);
    to.pauseEnds = runs && this.#standstill ? this.#standstill.until : 0;
    strings(to.pausedFor, (runs && this.#standstill?.players) || []);
  }

  moreTime(player: PlayerId): WireRefusal | null {
    const { table, lobby } = this.room;
    if (!table || !this.#timer) return refuse('noClock');
    return this.#change(withMoreTime(this.#timer, table.board, lobby.settings.clock, player), 'noMoreTime');
  }

  hold(player: PlayerId): WireRefusal | null {
    const { table } = this.room;
    if (!table || !this.#timer) return refuse('noClock');
    return this.#change(withDiceHeld(this.#timer, table.board, player), 'cannotHold');
  }

  give(player: PlayerId, orders: Orders): void {
    const { table } = this.room;
    if (!table) return;
    this.orders.give(player, orders, table.board);
    this.room.tellPlayer(player, 'orders', { orders: this.orders.of(player) });
    this.look();
  }

  /** He thinks it over: his silence says nothing in the window that is open. */
  wait(player: PlayerId): WireRefusal | null {
    const { table } = this.room;
    if (!table) return refuse('notPlaying');
    const { frame, who } = decision(table.board);
    if (frame !== null && who.includes(player)) this.orders.wait(player, frame);
    this.look();
    return null;
  }

  stop(): void {
    this.#fall?.cancel();
    this.#fall = null;
    this.answers.stop();
  }

  #change(timer: Timer | null, otherwise: TableWhy): WireRefusal | null {
    if (!timer) return refuse(otherwise);
    this.#timer = timer;
    this.room.publish();
    return null;
  }

  #awaitFall(): void {
    const at = this.#standstill?.until ?? this.#timer?.at;
    if (this.#fall?.at === at) return;
    this.#fall?.cancel();
    this.#fall = at === undefined ? null : { at, cancel: after(this.room, at - this.room.time.now(), () => this.#falls()) };
  }

  /** The clock ran out: whoever is waited for does what commits him least (C-1206). */
  #falls(): void {
    this.#fall = null;
    const { table } = this.room;
    if (!table) return;
    if (this.#standstill) {
      this.room.publish();
      return;
    }
    const { key } = this.#timer as Timer;
    for (const player of decision(table.board).who) this.room.attempt(() => this.#fallsFor(player, key));
  }

  #fallsFor(player: PlayerId, key: string): void {
    const { table } = this.room;
    if (!table || this.#timer?.key !== key) return;
    const least = leastIntent(table.viewOf(player));
    const refusal = least ? this.room.act(player, least) : null;
    if (refusal) this.room.log.error({ player, intent: least?.type, why: refusal.why }, 'a clock fell in vain');
  }
}

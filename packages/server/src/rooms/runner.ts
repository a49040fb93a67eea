import { easyPolicy, greedyPolicy, type Policy } from '@illuminice/bots';
import type { ComputerLevel, Orders, ServerMessages, TableState, TableWhy, WireRefusal } from '@illuminice/protocol';
import { decision, type Intent, leastIntent, type PlayerId, type View } from '@illuminice/rules';
import type { Logger } from 'pino';
import { refuse } from '../refuse.js';
import { afterPause, nextTimer, type Timer, withDiceHeld, withMoreTime } from '../table/clock.js';
import type { Lobby } from '../table/lobby.js';
import { strings } from '../table/mirror.js';
import { ordered, StandingOrders } from '../table/orders.js';
import { type Standstill, standstill } from '../table/pause.js';
import { presenceOf, type Seat } from '../table/seats.js';
import type { Table } from '../table/table.js';
import { pause, type Time } from '../table/time.js';
import { after } from './after.js';
import { Silences } from './silences.js';

/** Offers that a computer player may answer before it says what it is asked for. */
const MOST_ANSWERS = 20;

const POLICIES: Readonly<Record<ComputerLevel, (seed: number) => Policy>> = { easy: easyPolicy, usual: greedyPolicy };

/** What the runner needs of the room. */
export interface Running {
  readonly lobby: Lobby;
  readonly table: Table | null;
  readonly log: Logger;
  readonly time: Time;
  /** The longest pause of whoever answers by himself, in ms. */
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

/** Someone who will answer by himself: to which question, and how that is called off. */
interface Answer {
  question: string;
  cancel: () => void;
}

/**
 * What happens at a table without anybody clicking: computer players and standing orders answer, who is away says what
 * commits him least, clocks fall. It rests while no person is there.
 */
export class Runner {
  readonly orders = new StandingOrders();
  readonly silences: Silences;
  /** By player and level. */
  readonly #policies = new Map<string, Policy>();
  readonly #answers = new Map<PlayerId, Answer>();
  /** Questions that had no answer on the board as it was: not to be thought over again. */
  readonly #unanswered = new Map<PlayerId, string>();
  #timer: Timer | null = null;
  #fall: { at: number; cancel: () => void } | null = null;
  /** Since when nobody is there, epoch ms. */
  #restingSince: number | null = null;
  #standstill: Standstill | null = null;
  /** Up to when the clock was reckoned, epoch ms. */
  #reckoned = 0;

  constructor(private readonly room: Running) {
    this.silences = new Silences(room, this.orders);
  }

  /** Looks at what is to be waited for now. Called whenever anything changed, before all are told. */
  look(): void {
    const { table, lobby, time } = this.room;
    if (!table) return;
    const now = time.now();
    if (table.over || !lobby.seats.all.some((seat) => seat.session !== null)) {
      this.#restingSince ??= now;
      this.stop();
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
    for (const seat of lobby.seats.all) {
      this.#awaitAnswer(seat, table);
      this.silences.look(seat, table);
    }
  }

  /** What of the clock outlives the process. */
  get timing(): { timer: Timer | null; restingSince: number | null } {
    return { timer: this.#timer, restingSince: this.#restingSince };
  }

  /** Makes it what was stored. @param since since when nobody is there, epoch ms; null: people are there */
  restore(orders: ReturnType<StandingOrders['record']>, timer: Timer | null, since: number | null): void {
    this.stop();
    this.#policies.clear();
    this.#unanswered.clear();
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
    // What was to be answered under the former orders is thought over anew.
    this.#forget(player);
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
    this.silences.stop();
    for (const player of [...this.#answers.keys()]) this.#forget(player);
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

  /** A seat that has something to answer by itself does so after a pause. */
  #awaitAnswer(seat: Seat, table: Table): void {
    const { player } = seat;
    const question = this.#question(seat, table);
    const running = this.#answers.get(player);
    if (running?.question === question) return;
    this.#forget(player);
    const moment = `${question} ${this.#moment(player, table)}`;
    if (question === null || this.#unanswered.get(player) === moment) return;
    const { time, longestPause } = this.room;
    const cancel = after(this.room, pause(time, longestPause), () => {
      this.#answers.delete(player);
      if (!this.#answer(seat, table, 1)) this.#unanswered.set(player, `${question} ${this.#moment(player, table)}`);
      this.look();
    });
    this.#answers.set(player, { question, cancel });
  }

  /** What this seat would answer by itself now; null: nothing. */
  #question(seat: Seat, table: Table): string | null {
    const view = table.viewOf(seat.player);
    const presence = presenceOf(seat);
    const { kind, frame, rev, who } = decision(table.board);
    const asked = who.includes(seat.player) ? `${kind}:${frame}:${rev}` : null;
    if (presence === 'away') return asked && `away:${asked}`;
    const intent = playsItself(seat) ? null : ordered(view, this.orders.of(seat.player));
    if (!playsItself(seat) && intent === null) return null;
    if (asked) return asked;
    if (intent?.type === 'taxFrom') return 'tax';
    return offersTo(view) ? 'offers' : null;
  }

  /** Answers now. @param nth of its answers in a row @returns whether anything was said */
  #answer(seat: Seat, table: Table, nth: number): boolean {
    const { player } = seat;
    const view = table.viewOf(player);
    if (!playsItself(seat)) {
      const intent = presenceOf(seat) === 'away' ? leastIntent(view) : ordered(view, this.orders.of(player));
      return intent !== null && this.room.act(player, intent) === null;
    }
    const intent = this.#choose(player, view);
    if (!intent) return false;
    const refusal = this.room.act(player, intent);
    if (refusal) return this.#instead(player, intent, refusal.why, view);
    // Whoever answered an offer still has to say what it was asked for.
    if (intent.type === 'answer' && nth < MOST_ANSWERS) this.room.attempt(() => this.#answerOn(player, nth + 1));
    return true;
  }

  #answerOn(player: PlayerId, nth: number): void {
    const { table, lobby } = this.room;
    const seat = lobby.seats.get(player);
    if (!seat || !table || table.over) return;
    this.#answer(seat, table, nth);
    this.look();
  }

  /** What may change an answer: the board, and offers that only this player may know of. */
  #moment(player: PlayerId, table: Table): string {
    const deals = table.privateOf(player)?.deals ?? [];
    return [table.board.seq, ...deals.map(({ id }) => id)].join(' ');
  }

  #choose(player: PlayerId, view: View): Intent | null {
    const level = this.room.lobby.seats.get(player)?.level ?? 'usual';
    // The next game may be played better, or worse.
    const key = `${player} ${level}`;
    let policy = this.#policies.get(key);
    if (!policy) {
      policy = POLICIES[level](Math.floor(this.room.time.random() * 2 ** 31));
      this.#policies.set(key, policy);
    }
    try {
      return policy(view) ?? leastIntent(view);
    } catch (error) {
      this.room.onUncaughtException(error as Error, 'computer player');
      return leastIntent(view);
    }
  }

  /** A computer player that is refused does what commits it least, so that the game goes on. */
  #instead(player: PlayerId, intent: Intent, why: string, view: View): boolean {
    this.room.log.error({ player, intent: intent.type, why }, 'a computer player was refused');
    const least = leastIntent(view);
    return least !== null && this.room.act(player, least) === null;
  }

  #forget(player: PlayerId): void {
    this.#answers.get(player)?.cancel();
    this.#answers.delete(player);
  }
}

/** Whether a computer plays for this seat. */
const playsItself = (seat: Seat): boolean => seat.computer || presenceOf(seat) === 'substituted';

const offersTo = ({ board, mine, player }: View): boolean =>
  [...board.offers, ...(mine?.deals ?? [])].some(({ to, willing }) => to === player && !willing);

import type { Answered, Question } from '@illuminice/bots';
import { MORE_SILENCE, NO_ORDERS, speedOf } from '@illuminice/protocol';
import type { AnyDecision, AnyView, PlayerId } from '@illuminice/rules';
import type { Logger } from 'pino';
import type { Patience } from '../../games/server-game.js';
import type { Thinker } from '../../thinking/thinker.js';
import type { Time } from '../../time.js';
import type { Actions } from '../actions.js';
import type { SessionEnvironment } from '../environment.js';
import type { Table } from '../game/table.js';
import type { TableModel } from '../model/table-model.js';
import type { WriteQueue } from '../queue/write-queue.js';
import { playsItself, presenceOf, type Seat } from '../seats/seats.js';
import type { Outbox } from '../view/outbox.js';
import { AutoPass } from './auto-pass.js';
import { ComputerAnswers } from './computer-answers.js';

/** Trade offers that a computer player may answer before the table's question. */
const MOST_OFFERS = 20;

/** How long before its answer is due a computer player begins to think, ms. */
const HEAD_START = 600;
/** Late answers wait for the next of so many parts of the longest pause, so that thinking time shows only in steps. */
const STEPS = 4;

/** Factor of computers' pauses at double speed, and at tables with a single person. */
const FAST = 0.5;
const SOLO = 0.65;

/** Part of a computer's pause in steps of routine. */
const ROUTINE = 1 / 3;

/** Pause at the start of a turn, the same for everybody who could hold something for it, ms. */
const BRIEF_MS = 4000;
/** Time for the dice animation, ms. */
const DICE_MS = 3000;

interface Reply {
  /** Unique key; for a question of the table from public facts alone. */
  key: string;
  /** The longest pause, in ms. */
  longest: number;
  /** Shortest pause, as a part of the longest; left out: a third. */
  least?: number;
  /** True if the server has an answer now. */
  wanted: boolean;
  silence?: { frame: number; rev: number };
  question?(nth: number): Question;
  isTimely?(answered: Answered): boolean;
  /** Answers. @param nth of its answers in a row @param answered to the question, if any @returns true if something was sent */
  say(nth: number, answered: Answered | null): boolean;
}

interface Thinking {
  /** Undefined: still thinking. */
  answered: Answered | null | undefined;
  isDue: boolean;
  /** Intents of the game when it was asked. */
  readonly played: number;
  giveUp(): void;
}

interface Pending {
  /** Time of the answer, drawn when the question opened; epoch ms. */
  at: number;
  wanted: boolean;
  cancel: (() => void) | null;
  /** `seq` of a board without an answer: no new thought before it changes. */
  vain: number | null;
  thinking: Thinking | null;
}

interface AnswersDeps {
  readonly model: TableModel;
  readonly queue: WriteQueue;
  readonly outbox: Outbox;
  readonly time: Time;
  readonly log: Logger;
  readonly actions: Pick<Actions, 'play' | 'say'>;
  readonly config: Pick<SessionEnvironment['config'], 'longestPauseMs' | 'silenceMs'>;
  readonly thinker: Thinker;
}

/**
 * Automatic answers and their times. The time of a public question is drawn when it opens, for every awaited seat, and kept:
 * private changes (offers, orders, whispers) must not shift it. Offers and the tax have times of their own.
 */
export class Answers {
  readonly autoPass: AutoPass;
  readonly #computers: ComputerAnswers;
  readonly #waiting = new Map<PlayerId, Map<string, Pending>>();
  readonly #thinking = new Map<PlayerId, number>();
  #game = '';
  /** True once a computer has moved, until `next` or a move of the person. */
  #hasMoved = true;

  constructor(private readonly deps: AnswersDeps) {
    this.autoPass = new AutoPass(deps.outbox);
    this.#computers = new ComputerAnswers(deps);
  }

  /** Wait of a question for silent players, in ms; 0: until they answer. */
  get silence(): number {
    return this.deps.model.lobby.settings.silence ?? this.deps.config.silenceMs;
  }

  /** Longest pause of computer players, in ms. */
  get #computersThink(): number {
    const { model, config } = this.deps;
    if (model.lobby.isStepped) return 0;
    return config.longestPauseMs * (speedOf(model.lobby.settings) === 'double' ? FAST : this.#isSolo ? SOLO : 1);
  }

  /** Delays a player's auto-pass, once a window. @returns true if it does */
  think(seat: Seat, table: Table): boolean {
    const { frame } = table.decision;
    const silent = this.#replies(seat, table).find(({ silence }) => silence);
    const pending = silent && this.#waiting.get(seat.player)?.get(silent.key);
    if (!pending || frame === null || this.#thinking.get(seat.player) === frame) return false;
    this.#thinking.set(seat.player, frame);
    pending.at += MORE_SILENCE;
    halt(pending);
    this.#update(seat, table);
    return true;
  }

  get #isHeld(): boolean {
    return this.#hasMoved && this.deps.model.lobby.isStepped;
  }

  next(): void {
    this.#hasMoved = false;
  }

  /** Notes a move that is no pass. @param isAsked sent by the player themself */
  moved(seat: Seat | undefined, isAsked: boolean): void {
    if (seat && playsItself(seat)) this.#hasMoved = true;
    else if (isAsked) this.#hasMoved = false;
  }

  /** Plans the answers; called after every change. */
  update(seats: readonly Seat[], table: Table): void {
    if (table.id !== this.#game) this.forget();
    this.#game = table.id;
    for (const seat of seats) this.#update(seat, table);
  }

  stop(): void {
    for (const replies of this.#waiting.values()) for (const pending of replies.values()) halt(pending);
  }

  /** Drops all answers; times are drawn anew. */
  forget(): void {
    this.stop();
    this.#waiting.clear();
    this.#thinking.clear();
    this.#hasMoved = true;
    this.autoPass.forget();
  }

  #update(seat: Seat, table: Table): void {
    const { player } = seat;
    const waiting = this.#waiting.get(player) ?? new Map<string, Pending>();
    this.#waiting.set(player, waiting);
    const replies = this.#replies(seat, table);
    for (const [key, pending] of waiting) {
      if (replies.some((reply) => reply.key === key)) continue;
      halt(pending);
      waiting.delete(key);
    }
    for (const reply of replies) this.#await(seat, table, reply, waiting);
    const silent = replies.find(({ silence }) => silence);
    const due = silent && waiting.get(silent.key)?.at;
    this.autoPass.set(player, silent?.silence && due !== undefined ? { ...silent.silence, at: due } : null);
  }

  #await(seat: Seat, table: Table, reply: Reply, waiting: Map<string, Pending>): void {
    const { time } = this.deps;
    const { seq } = table.board;
    const now = time.now();
    const draw = () => now + pause(time, reply.longest, `${seat.player} ${reply.key}`, reply.least);
    const pending = waiting.get(reply.key) ?? { at: draw(), wanted: reply.wanted, cancel: null, vain: null, thinking: null };
    waiting.set(reply.key, pending);
    // The time passed while the player wanted to answer, or without an answer on that board.
    const anew = reply.wanted && ((pending.at <= now && !pending.wanted) || (pending.vain !== null && pending.vain !== seq));
    pending.wanted = reply.wanted;
    if (anew) Object.assign(pending, { at: draw(), vain: null });
    if (!reply.wanted) halt(pending);
    else if (!pending.cancel && !pending.thinking && pending.vain === null) this.#schedule(seat, reply, pending, now);
  }

  #schedule(seat: Seat, { key, question }: Reply, pending: Pending, now: number): void {
    const due = () => {
      pending.cancel = this.deps.queue.attemptAfter(pending.at - this.deps.time.now(), () => this.#due(seat, key, 1));
    };
    const early = pending.at - now - HEAD_START;
    if (!question || early <= 0) due();
    else
      pending.cancel = this.deps.queue.attemptAfter(early, () => {
        due();
        this.#think(seat, key, pending, { nth: 1, isDue: false });
      });
    if (question && early <= 0) this.#think(seat, key, pending, { nth: 1, isDue: false });
  }

  /** Lets a computer player think. @param isDue send the answer as soon as it is there */
  #think(seat: Seat, key: string, pending: Pending, { nth, isDue }: { nth: number; isDue: boolean }): void {
    const { table } = this.deps.model;
    const reply = table && this.#replies(seat, table).find((open) => open.key === key);
    if (!table || !reply?.question) return;
    const thinking: Thinking = { answered: undefined, isDue, played: table.played, giveUp: () => {} };
    pending.thinking = thinking;
    let isReturned = false;
    thinking.giveUp = this.deps.thinker.think(reply.question(nth), (answered) => {
      thinking.answered = answered;
      if (!isReturned || pending.thinking !== thinking || !thinking.isDue) return;
      const step = Math.max(1, reply.longest / STEPS);
      const late = Math.max(0, this.deps.time.now() - pending.at);
      pending.cancel = this.deps.queue.attemptAfter(step - (late % step), () => this.#due(seat, key, nth));
    });
    isReturned = true;
  }

  #due(seat: Seat, key: string, nth: number): void {
    const { table } = this.deps.model;
    const waiting = this.#waiting.get(seat.player);
    const pending = waiting?.get(key);
    if (!table || !waiting || !pending) return;
    const reply = this.#replies(seat, table).find((open) => open.key === key);
    const answered = reply?.wanted && reply.question ? this.#thought(seat, reply, pending, nth) : null;
    if (answered === undefined) return;
    halt(pending);
    // The same question may open again at once, with a time of its own.
    waiting.delete(key);
    if (reply?.wanted && !reply.say(nth, answered) && !waiting.has(key)) waiting.set(key, { ...pending, vain: table.board.seq });
    if (!table.over) this.update([seat], table);
  }

  /** Result of a thought whose answer is due; undefined: still thinking. */
  #thought(seat: Seat, reply: Reply, pending: Pending, nth: number): Answered | null | undefined {
    pending.cancel = null;
    const stale = ({ answered, played }: Thinking) => answered && played !== this.deps.model.table?.played && !reply.isTimely?.(answered);
    if (pending.thinking && stale(pending.thinking)) pending.thinking = null;
    if (!pending.thinking) this.#think(seat, reply.key, pending, { nth, isDue: true });
    if (pending.thinking) pending.thinking.isDue = true;
    return pending.thinking?.answered;
  }

  #replies(seat: Seat, table: Table): Reply[] {
    if (table.over) return [];
    const view = table.viewOf(seat.player);
    const plays = playsItself(seat);
    const away = this.#letsItPass(seat, table);
    const question = plays || away ? this.#machineQuestion(seat, table, view, away) : this.#personQuestion(seat, table, view);
    const others = away ? [] : plays ? this.#offers(seat, table, view) : this.#ordered(seat, table, view);
    return question ? [question, ...others] : others;
  }

  get #takesDays(): boolean {
    return this.deps.model.lobby.settings.clock === 'days';
  }

  /**
   * True if the server answers for an absent player with the least intent. At tables of days they decide on their own matters themselves.
   */
  #letsItPass(seat: Seat, { decision, board, kind }: Table): boolean {
    const presence = presenceOf(seat);
    if (!this.#takesDays) return presence === 'away';
    const isGone = presence === 'away' || presence === 'reconnecting';
    return isGone && kind.orders.takesDone(decision.kind) && kind.orders.takesSilence(board, seat.player);
  }

  /** True if the table waits for an automatic answer: of a computer, or of an absent player. */
  goesOn(seats: readonly Seat[], table: Table): boolean {
    return seats.some((seat) => {
      if (table.over || !table.decision.who.includes(seat.player)) return false;
      return playsItself(seat) || this.#letsItPass(seat, table);
    });
  }

  #machineQuestion(seat: Seat, { decision, kind }: Table, view: AnyView, away: boolean): Reply | null {
    const { player } = seat;
    if (!decision.who.includes(player)) return null;
    const key = questionKey(seat, decision);
    const least = away ? kind.ruleset.leastIntent(view) : null;
    if (away) {
      const say = () => least !== null && this.deps.actions.play(player, least) === null;
      // A connection lost just now waits as long as silence.
      const longest = this.#takesDays ? Math.max(this.deps.config.longestPauseMs, this.silence) : this.deps.config.longestPauseMs;
      return { key, longest, wanted: least !== null, say };
    }
    const say = (nth: number, answered: Answered | null) => {
      if (!this.#computers.say(seat, kind, view, answered)) return false;
      // An answered offer leaves the question open: nothing may depend on secret offers.
      if (answered?.isAboutOffer) this.deps.queue.attempt(() => this.#due(seat, key, nth + 1));
      return true;
    };
    const question = (nth: number) => this.#computers.toTable(seat, kind, view, nth <= MOST_OFFERS);
    const isTimely = (answered: Answered) => this.#computers.isTimely(kind, view, answered);
    // Nobody is present who could learn from the pause, or wants to see each pass.
    const isQuiet = this.#isSolo && decision.frame !== null && kind.orders.takesDone(decision.kind);
    const longest = isQuiet ? 0 : this.#computersThink * (kind.isRoutine(view.board) ? ROUTINE : 1);
    return { key, longest, wanted: !this.#isHeld, question, isTimely, say };
  }

  /** True if one person plays with computers alone. */
  get #isSolo(): boolean {
    return this.deps.model.lobby.isSolo;
  }

  /** Question to a person whose silence or orders may answer. */
  #personQuestion(seat: Seat, { decision, kind }: Table, view: AnyView): Reply | null {
    const { player } = seat;
    const { frame, rev } = decision;
    if (!decision.who.includes(player) || frame === null || !kind.orders.takesDone(decision.kind)) return null;
    const { orders } = this.deps.model;
    const ordered = kind.orders.answer(view, orders.of(player));
    const patience = this.#patience(kind.orders.patience(view.board));
    const silent =
      patience !== null && seat.session !== null && orders.takesSilence(player, frame) && kind.orders.takesSilence(view.board, player);
    const intent = ordered ?? (silent ? kind.orders.done(rev) : null);
    return {
      key: questionKey(seat, decision),
      // Silence and orders take equally long, so that they are indistinguishable.
      ...(patience === null ? { longest: this.#isSolo ? 0 : this.deps.config.longestPauseMs } : { longest: patience, least: 1 }),
      wanted: intent !== null,
      ...(silent && ordered === null && { silence: { frame, rev } }),
      say: () => intent !== null && this.deps.actions.play(player, intent) === null,
    };
  }

  /** Wait for silent players, in ms; null: until they answer. */
  #patience(patience: Patience): number | null {
    const { silence } = this;
    // Only computers wait for them.
    if (this.#isSolo) return null;
    if (patience === 'brief') return silence > 0 ? Math.min(silence, BRIEF_MS) : BRIEF_MS;
    if (silence === 0) return null;
    return patience === 'none' ? 0 : patience === 'dice' ? silence + DICE_MS : silence;
  }

  #offers(seat: Seat, { kind }: Table, view: AnyView): Reply[] {
    return kind.trade.offersTo(view).map((id) => ({
      key: `offer:${id}`,
      longest: this.#computersThink,
      wanted: !this.#isHeld,
      question: () => this.#computers.toOffer(seat, kind, view, id),
      isTimely: (answered: Answered) => this.#computers.isTimely(kind, view, answered),
      say: (_nth: number, answered: Answered | null) => this.#computers.sayToOffer(seat, answered),
    }));
  }

  #ordered({ player }: Seat, { kind }: Table, view: AnyView): Reply[] {
    const given = this.deps.model.orders.of(player);
    if (given === NO_ORDERS) return [];
    return kind.orders.others(view, given).map(({ key, intent }) => ({
      key,
      longest: this.deps.config.longestPauseMs,
      wanted: true,
      say: () => this.deps.actions.play(player, intent) === null,
    }));
  }
}

const halt = (pending: Pending): void => {
  pending.cancel?.();
  pending.cancel = null;
  pending.thinking?.giveUp();
  pending.thinking = null;
};

/** Key of a question, with the public presence: a change of presence draws a new time. */
const questionKey = (seat: Seat, { kind, frame, rev }: AnyDecision): string =>
  `${seat.computer ? 'computer' : presenceOf(seat)}:${kind}:${frame}:${rev}`;

/**
 * Delay of an automatic answer in ms, between a third of the longest and the whole, mostly in the middle; the same distribution for all.
 * @param longest in ms @param what seed of the draw @param least shortest pause as a part of the longest
 */
const pause = (time: Time, longest: number, what: string, least = 1 / 3): number =>
  Math.round(longest * (least + ((1 - least) * (time.random(what) + time.random(what))) / 2));

import { changeSettings, type Orders, type Pace, settingsAtPace, type WireRefusal } from '@illuminice/protocol';
import type { AnyDecision, PlayerId } from '@illuminice/rules';
import type { Logger } from 'pino';
import type { Counters } from '../../counters.js';
import { refuse } from '../../refuse.js';
import type { Thinker } from '../../thinking/thinker.js';
import type { Time } from '../../time.js';
import type { Actions } from '../actions.js';
import type { SessionEnvironment } from '../environment.js';
import type { TableModel } from '../model/table-model.js';
import { Absence } from '../presence/absence.js';
import type { WriteQueue } from '../queue/write-queue.js';
import type { Outbox } from '../view/outbox.js';
import { Proposals } from '../votes/proposals.js';
import { Answers } from './answers.js';

interface AutomationDeps {
  readonly model: TableModel;
  readonly queue: WriteQueue;
  readonly outbox: Outbox;
  readonly time: Time;
  readonly log: Logger;
  readonly actions: Pick<Actions, 'play' | 'say' | 'publish' | 'unseat' | 'kick' | 'endGame' | 'startAgain'>;
  readonly config: SessionEnvironment['config'];
  readonly counters: Pick<Counters, 'windowClosed'>;
  readonly thinker: Thinker;
}

/**
 * Everything at a table without a click: computers, standing orders, auto-pass, absent players, clocks, seats. Rests while nobody is
 * connected.
 */
export class Automation {
  readonly absence: Absence;
  readonly proposals: Proposals;
  readonly answers: Answers;
  #fall: { at: number; cancel: () => void } | null = null;
  /** The open question, and since when; ms. */
  #open = { kind: '', frame: null as number | null, since: 0 };

  constructor(private readonly deps: AutomationDeps) {
    this.absence = new Absence(deps);
    this.proposals = new Proposals({ ...deps, absence: this.absence });
    this.answers = new Answers(deps);
  }

  /** Updates all that waits; called after every change, before clients are notified. */
  update(): void {
    const { table, lobby, stage, rest } = this.deps.model;
    const now = this.deps.time.now();
    this.proposals.update(now);
    const isAlone = !lobby.seats.all.some((seat) => seat.session !== null);
    // A game of days continues until it waits for a person, who is then notified.
    const goesOn = isAlone && table !== null && lobby.settings.clock === 'days' && this.answers.goesOn(lobby.seats.all, table);
    const isResting = stage === 'over' || this.deps.model.paused || (isAlone && !goesOn);
    const restedSince = rest.update(isResting, now);
    this.absence.update(now, restedSince);
    if (table) this.#updateGame(table, now, restedSince);
  }

  #updateGame(table: NonNullable<TableModel['table']>, now: number, restedSince: number | null): void {
    const { clock, lobby, orders, rest } = this.deps.model;
    if (rest.isResting) {
      this.#stopGame();
      this.answers.forget();
      // The duration of the question is unknown after a rest.
      this.#open.kind = '';
      if (table.over) clock.clear();
      return;
    }
    this.#noteQuestion(clock.update(table, lobby, now, restedSince), now);
    this.#awaitFall();
    for (const player of orders.expire(table.board)) this.#tellOrders(player);
    this.answers.update(lobby.seats.all, table);
  }

  moreTime(player: PlayerId): WireRefusal | null {
    const { table, lobby, clock } = this.deps.model;
    const refusal = table ? clock.moreTime(table, lobby.settings.clock, player) : refuse('noClock');
    if (!refusal) this.deps.actions.publish();
    return refusal;
  }

  hold(player: PlayerId): WireRefusal | null {
    const { table, clock } = this.deps.model;
    const refusal = table ? clock.hold(table, player) : refuse('noClock');
    if (!refusal) this.deps.actions.publish();
    return refusal;
  }

  order(player: PlayerId, orders: Orders): WireRefusal | null {
    const { table } = this.deps.model;
    if (!table) return refuse('notPlaying');
    this.deps.model.orders.give(player, orders, table.board);
    this.#tellOrders(player);
    this.update();
    return null;
  }

  /** Cancels a player's auto-pass in the open window. @param more only delays it */
  cancelAutoPass(player: PlayerId, more: boolean): WireRefusal | null {
    const { table, lobby } = this.deps.model;
    const seat = lobby.seats.get(player);
    if (!table || !seat) return refuse('notPlaying');
    if (more) return this.answers.think(seat, table) ? null : refuse('noMoreTime');
    const { frame, who } = table.decision;
    if (frame !== null && who.includes(player)) this.deps.model.orders.cancelAutoPass(player, frame);
    this.update();
    return null;
  }

  setPace(pace: Pace): WireRefusal | null {
    const { lobby } = this.deps.model;
    if (!lobby.isSolo) return refuse('notAlone');
    changeSettings(lobby.settings, settingsAtPace(pace));
    this.deps.actions.publish();
    return null;
  }

  next(): WireRefusal | null {
    const { lobby } = this.deps.model;
    if (!lobby.isSolo) return refuse('notAlone');
    this.answers.next();
    this.update();
    return null;
  }

  reset(): void {
    this.#stopGame();
    this.deps.model.orders.restore({});
    this.deps.model.clock.restore(null);
  }

  stop(): void {
    this.absence.stop();
    this.proposals.stop();
    this.#stopGame();
  }

  #stopGame(): void {
    this.#fall?.cancel();
    this.#fall = null;
    this.answers.stop();
  }

  #tellOrders(player: PlayerId): void {
    this.deps.outbox.sendTo(player, 'orders', { orders: this.deps.model.orders.of(player) });
  }

  #awaitFall(): void {
    const due = this.deps.model.clock.due;
    if ((this.#fall?.at ?? null) === due) return;
    this.#fall?.cancel();
    this.#fall =
      due === null ? null : { at: due, cancel: this.deps.queue.attemptAfter(due - this.deps.time.now(), () => this.#clockFalls()) };
  }

  #noteQuestion({ kind, frame, who }: AnyDecision, now: number): void {
    const open = this.#open;
    if (open.kind === kind && open.frame === frame) return;
    if (open.kind !== '') this.deps.counters.windowClosed(now - open.since);
    open.kind = kind;
    open.frame = frame;
    open.since = now;
    this.deps.log.trace({ kind, frame, who }, 'question');
  }

  /** Time-out: awaited players get their least intent (C-1206). */
  #clockFalls(): void {
    this.#fall = null;
    const { table, clock } = this.deps.model;
    if (!table) return;
    if (clock.standsStill || !clock.timer) {
      this.deps.actions.publish();
      return;
    }
    const { key } = clock.timer;
    this.deps.log.trace({ who: table.decision.who }, 'the clock fell');
    for (const player of table.decision.who) this.deps.queue.attempt(() => this.#fallsFor(player, key));
  }

  /** Plays the least intent of all awaited players, whatever the clock. @returns for how many */
  unstick(): number {
    const { table, paused } = this.deps.model;
    if (!table || table.over || paused) return 0;
    const { kind, frame, who } = table.decision;
    return who.filter((player) => {
      const now = table.decision;
      if (table.over || now.kind !== kind || now.frame !== frame || !now.who.includes(player)) return false;
      const least = table.leastIntentOf(player);
      return least !== null && this.deps.actions.play(player, least) === null;
    }).length;
  }

  #fallsFor(player: PlayerId, key: string): void {
    const { table, clock } = this.deps.model;
    if (!table || clock.timer?.key !== key) return;
    const least = table.leastIntentOf(player);
    const refusal = least ? this.deps.actions.play(player, least) : null;
    if (refusal) this.deps.log.error({ player, intent: least?.type, why: refusal.why }, 'a clock fell in vain');
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { type Chance, chance, type Policy } from '@illuminice/bots';
import { join, RefusedError, type Table } from '@illuminice/client-sdk';
import { labOf } from '@illuminice/lab';
import { CLOSE, type JoinOptions, type TableInfo, type WireRefusal } from '@illuminice/protocol';
import type { PlayerId } from '@illuminice/rules';

/** What scripted clients tell of their game while they play. Times are milliseconds of `performance.now()`. */
export interface Witness {
  /** A client is there (again): it hears of every step from now on. */
  came(client: object): void;
  /** It is not there any more. */
  went(client: object): void;
  /** An intent was accepted and led to this `seq`; it was to be sent at this time. */
  accepted(seq: number, intendedAt: number): void;
  refused(player: ScriptedPlayer, refusal: WireRefusal): void;
  /** This client has the board of this `seq` and what happened on the way to it. */
  heard(client: object, seq: number, at: number): void;
  received(frame: Uint8Array): void;
  /** A connection was lost that nobody meant to lose. @param code that it was closed with */
  lost(player: ScriptedPlayer, code: number): void;
  /** A player who had dropped the connection is back. @param ms since then */
  returned(ms: number): void;
  /** The game is over (null), or this player cannot go on. */
  ended(player: ScriptedPlayer, reason: Error | null): void;
}

/** How a client plays. */
export interface Manner {
  /** Of the random choices. */
  readonly seed: number;
  /** Milliseconds before an answer on the average: each time from half as long to half as long again. */
  readonly think: number;
  /** After about so many own intents the connection is dropped and taken up again; left out: never. */
  readonly dropEvery?: number;
}

/** A refusal can come of two answers at the same moment. So many in a row cannot. */
const MOST_REFUSALS = 50;

/** Tells a witness what a client hears, whether it plays or looks on. */
export function watch(table: Table, witness: Witness): void {
  witness.came(table);
  table.on('frame', (bytes) => witness.received(bytes));
  table.on('step', (seq) => witness.heard(table, seq, performance.now()));
  table.on('lost', () => witness.went(table));
  table.on('back', () => witness.came(table));
  table.on('end', () => witness.went(table));
}

/** A client that plays by random choices: looks at its view whenever something happened, and answers when it is asked. */
export class ScriptedPlayer {
  #refusals = 0;
  #over = false;
  #thinking = false;
  #droppedAt: number | null = null;
  readonly #chance: Chance;

  private constructor(
    readonly seat: Table,
    private readonly manner: Manner,
    private readonly witness: Witness,
  ) {
    this.#chance = chance(manner.seed + 1);
    watch(seat, witness);
    seat.on('refused', (refusal) => this.#refused(refusal));
    seat.on('lost', (code) => {
      if (this.#droppedAt === null && code !== CLOSE.again) witness.lost(this, code);
    });
    seat.on('back', () => {
      if (this.#droppedAt !== null) witness.returned(performance.now() - this.#droppedAt);
      this.#droppedAt = null;
    });
    seat.on('end', (reason) => this.#end(reason));
    void this.#play(labOf(seat.ruleset).policies.random(manner.seed)).catch((error) => this.#end(error as Error));
  }

  /** Takes a seat. */
  static async sit(url: string, code: string, options: Omit<JoinOptions, 'version'>, manner: Manner, witness: Witness) {
    return new ScriptedPlayer(await join({ url, code }, options), manner, witness);
  }

  get player(): PlayerId | null {
    return this.seat.player;
  }

  get table(): TableInfo {
    return this.seat.info;
  }

  /** Leaves the table; what is still on its way does not matter any more. */
  stop(): void {
    this.#end(null);
    void this.seat.leave();
  }

  /** What this player waits for, for a report of a game that stands still. */
  get situation(): string {
    const { seat } = this;
    const asked = seat.view ? seat.rules.decision(seat.view.board).who.join(' and ') : 'nobody';
    const waits = seat.unanswered > 0 ? `${seat.unanswered} messages unanswered` : this.#thinking ? 'thinking' : 'nothing sent';
    return `${seat.player} (${seat.isConnected ? 'connected' : 'gone'}), stage ${seat.info.stage}, asked: ${asked}, ${waits}`;
  }

  async #play(policy: Policy): Promise<void> {
    const { seat, witness, manner } = this;
    while (!this.#over && (await seat.turn()) !== null) {
      // The time at which it means to send: should the server, or this very process, keep it from that, the delay counts.
      const intendedAt = performance.now() + manner.think * (0.5 + this.#chance.below(1000) / 1000);
      this.#thinking = true;
      await sleep(Math.max(0, intendedAt - performance.now()));
      this.#thinking = false;
      const { view } = seat;
      const intent = !this.#over && view && seat.isAsked ? policy(view) : null;
      if (!intent) {
        // Whatever comes next: somebody else's step, a connection, the end.
        await seat.until(() => this.#over || seat.view?.board !== view?.board || seat.info.stage === 'over');
        continue;
      }
      try {
        witness.accepted(await seat.act(intent), intendedAt);
        this.#refusals = 0;
      } catch (error) {
        if (!(error instanceof RefusedError)) throw error;
      }
      if (manner.dropEvery && this.#chance.below(manner.dropEvery) === 0) this.#drop();
    }
    this.#end(null);
  }

  #drop(): void {
    if (!this.seat.isConnected) return;
    this.#droppedAt = performance.now();
    this.seat.drop();
  }

  #refused(refusal: WireRefusal): void {
    this.witness.refused(this, refusal);
    this.#refusals += 1;
    if (this.#refusals < MOST_REFUSALS) return;
    this.#end(new Error(`${MOST_REFUSALS} answers in a row were refused, the last one because: ${refusal.text}`));
    this.stop();
  }

  #end(reason: Error | null): void {
    if (this.#over) return;
    this.#over = true;
    this.witness.ended(this, reason);
  }
}

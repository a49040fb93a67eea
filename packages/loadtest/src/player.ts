import { setTimeout as sleep } from 'node:timers/promises';
import { type Chance, chance, type Policy } from '@illuminice/bots';
import { join, RefusedError, type Table } from '@illuminice/client-sdk';
import { labOf } from '@illuminice/lab';
import { CLOSE, type JoinOptions, type TableInfo, type WireRefusal } from '@illuminice/protocol';
import type { PlayerId } from '@illuminice/rules';

/** Observer of scripted clients. Times are `performance.now()` in ms. */
export interface Witness {
  came(client: object): void;
  went(client: object): void;
  /** An intent was accepted as step `seq`; `intendedAt` is the planned time of sending. */
  accepted(seq: number, intendedAt: number): void;
  refused(player: ScriptedPlayer, refusal: WireRefusal): void;
  heard(client: object, seq: number, at: number): void;
  received(frame: Uint8Array): void;
  /** An unintended loss of connection. @param code of the close */
  lost(player: ScriptedPlayer, code: number): void;
  /** A player is back after an intended drop. @param ms since then */
  returned(ms: number): void;
  /** The game is over (null), or this player failed. */
  ended(player: ScriptedPlayer, reason: Error | null): void;
}

export interface Manner {
  readonly seed: number;
  /** Average thinking time in ms, varying by half. */
  readonly think: number;
  /** Average number of intents between drops of the connection; default: none. */
  readonly dropEvery?: number;
}

/** Refusals in a row that simultaneous answers cannot explain. */
const MOST_REFUSALS = 50;

export function watch(table: Table, witness: Witness): void {
  witness.came(table);
  table.on('frame', (bytes) => witness.received(bytes));
  table.on('step', (seq) => witness.heard(table, seq, performance.now()));
  table.on('lost', () => witness.went(table));
  table.on('back', () => witness.came(table));
  table.on('end', () => witness.went(table));
}

/** A client that answers with random intents. */
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

  static async sit(place: Parameters<typeof join>[0], options: Omit<JoinOptions, 'version'>, manner: Manner, witness: Witness) {
    return new ScriptedPlayer(await join(place, options), manner, witness);
  }

  get player(): PlayerId | null {
    return this.seat.player;
  }

  get table(): TableInfo {
    return this.seat.info;
  }

  stop(): void {
    this.#end(null);
    void this.seat.leave();
  }

  /** State of this player, for reports of a stuck game. */
  get situation(): string {
    const { seat } = this;
    const asked = seat.view ? seat.rules.decision(seat.view.board).who.join(' and ') : 'nobody';
    const waits = seat.unanswered > 0 ? `${seat.unanswered} messages unanswered` : this.#thinking ? 'thinking' : 'nothing sent';
    return `${seat.player} (${seat.isConnected ? 'connected' : 'gone'}), stage ${seat.info.stage}, asked: ${asked}, ${waits}`;
  }

  async #play(policy: Policy): Promise<void> {
    const { seat, witness, manner } = this;
    while (!this.#over && (await seat.turn()) !== null) {
      // Planned time of sending, so that stalls of server or client count as latency.
      const intendedAt = performance.now() + manner.think * (0.5 + this.#chance.below(1000) / 1000);
      this.#thinking = true;
      await sleep(Math.max(0, intendedAt - performance.now()));
      this.#thinking = false;
      const { view } = seat;
      const intent = !this.#over && view && seat.isAsked ? policy(view) : null;
      if (!intent) {
        // Wait for another player's step, a connection, or the end.
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

import type { ChatLine, TableInfo } from '@illuminice/protocol';
import type { AnyIntent, PlayerId } from '@illuminice/rules';
import type { Entry, NewGame } from '../../store/store.js';

/** Something that happened at the table. */
export type Happening =
  | { kind: 'begun'; game: NewGame }
  | { kind: 'agreed' }
  | { kind: 'played'; player: PlayerId; intent: AnyIntent }
  | { kind: 'stored'; entry: Entry }
  | { kind: 'said'; line: ChatLine }
  | { kind: 'table'; table: TableInfo };

/** Changes besides the board that follow each other faster become one, the last; ms. */
const ONE_CHANGE = 250;

/** Queue that holds happenings back for a fixed delay. Times are epoch ms. */
export class DelayedFeed {
  readonly #held: { at: number; happening: Happening }[] = [];
  /** When the last stored intent happened. */
  #latest = Number.NEGATIVE_INFINITY;

  /**
   * @param delay ms
   * @param slept for how long the table slept since what is stored happened, in ms: only time awake counts as delay
   */
  constructor(
    private delay: number,
    private readonly slept: number,
  ) {}

  /** When the first happening is due; null: nothing is held. */
  get dueAt(): number | null {
    const [first] = this.#held;
    return first ? first.at + this.delay : null;
  }

  isDue(now: number): boolean {
    return this.dueAt !== null && this.dueAt <= now;
  }

  /** Takes the first happening out, if it is due. */
  take(now: number): Happening | null {
    return this.isDue(now) ? (this.#held.shift()?.happening ?? null) : null;
  }

  /** Adds what happens now. */
  add(now: number, happening: Happening): void {
    if (happening.kind === 'table') this.#dropTable(now - ONE_CHANGE);
    this.#held.push({ at: now, happening });
  }

  /** Adds intents, or the beginning, of a stored game. They keep their order, whatever the clock was set to between them. */
  addStored(now: number, happenings: readonly { at: number; happening: Happening }[]): void {
    for (const { at, happening } of happenings) {
      this.#latest = Math.max(this.#latest, this.#awake(at, now));
      this.#held.push({ at: this.#latest, happening });
    }
    this.#sort();
  }

  /** Adds lines of chat that were said before. */
  addSaid(now: number, lines: readonly ChatLine[]): void {
    this.#held.push(...lines.map((line) => ({ at: this.#awake(line.at, now), happening: { kind: 'said' as const, line } })));
    this.#sort();
  }

  /** Nothing is held back any longer. */
  release(): void {
    this.delay = 0;
  }

  clear(): void {
    this.#held.length = 0;
  }

  /** Intermediate states after this time are dropped: the next one stands for both. */
  #dropTable(after: number): void {
    const former = this.#held.findLastIndex(({ happening }) => happening.kind === 'table');
    if ((this.#held[former]?.at ?? Number.NEGATIVE_INFINITY) > after) this.#held.splice(former, 1);
  }

  /** When something stored happened, as if the table had been awake ever since; never later than now. */
  #awake(at: number, now: number): number {
    return Math.min(at + this.slept, now);
  }

  /** Keeps the order of what happened at the same moment. */
  #sort(): void {
    this.#held.sort((item, other) => item.at - other.at);
  }
}

import type { ChatLine, TableInfo } from '@illuminice/protocol';
import type { AnyIntent, PlayerId } from '@illuminice/rules';
import type { Entry, NewGame } from '../../store/store.js';

export type Happening =
  | { kind: 'begun'; game: NewGame }
  | { kind: 'agreed' }
  | { kind: 'played'; player: PlayerId; intent: AnyIntent }
  | { kind: 'stored'; entry: Entry }
  | { kind: 'said'; line: ChatLine }
  | { kind: 'table'; table: TableInfo };

/** Table changes within this time become one; ms. */
const ONE_CHANGE = 250;

/** Queue that delays happenings by a fixed time. Times are epoch ms. */
export class DelayedFeed {
  readonly #held: { at: number; happening: Happening }[] = [];
  #latest = Number.NEGATIVE_INFINITY;

  /** @param delay ms @param slept ms asleep since the stored happenings: only time awake counts */
  constructor(
    private delay: number,
    private readonly slept: number,
  ) {}

  get dueAt(): number | null {
    const [first] = this.#held;
    return first ? first.at + this.delay : null;
  }

  isDue(now: number): boolean {
    return this.dueAt !== null && this.dueAt <= now;
  }

  take(now: number): Happening | null {
    return this.isDue(now) ? (this.#held.shift()?.happening ?? null) : null;
  }

  add(now: number, happening: Happening): void {
    if (happening.kind === 'table') this.#dropTable(now - ONE_CHANGE);
    this.#held.push({ at: now, happening });
  }

  /** Adds happenings of a stored game, in their order, regardless of clock changes meanwhile. */
  addStored(now: number, happenings: readonly { at: number; happening: Happening }[]): void {
    for (const { at: time, happening } of happenings) {
      this.#latest = Math.max(this.#latest, this.#awake(time, now));
      this.#held.push({ at: this.#latest, happening });
    }
    this.#sort();
  }

  addSaid(now: number, lines: readonly ChatLine[]): void {
    this.#held.push(...lines.map((line) => ({ at: this.#awake(line.at, now), happening: { kind: 'said' as const, line } })));
    this.#sort();
  }

  release(): void {
    this.delay = 0;
  }

  clear(): void {
    this.#held.length = 0;
  }

  #dropTable(after: number): void {
    const former = this.#held.findLastIndex(({ happening }) => happening.kind === 'table');
    if ((this.#held[former]?.at ?? Number.NEGATIVE_INFINITY) > after) this.#held.splice(former, 1);
  }

  /** Time of a stored happening as if the table had been awake since; never later than now. */
  #awake(time: number, now: number): number {
    return Math.min(time + this.slept, now);
  }

  #sort(): void {
    this.#held.sort((item, other) => item.at - other.at);
  }
}

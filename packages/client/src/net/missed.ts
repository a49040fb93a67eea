import type { AnyEvent } from '@illuminice/rules';
import { type ReadonlySignal, signal } from '@preact/signals';
import { forgetSeenStep, keepSeenStep, seenStep } from './memory';

/** Missed events at most; the server keeps as many. */
const MOST = 300;

/** Missed events while this device was away, or its page hidden, also before a reload. */
export class Missed {
  readonly #events = signal<readonly AnyEvent[]>([]);
  #seen: number | null;

  constructor(private readonly code: string) {
    this.#seen = seenStep(code);
  }

  /** Oldest first, as far as the server still has them. */
  get events(): ReadonlySignal<readonly AnyEvent[]> {
    return this.#events;
  }

  /** Notes a shown step. @param seq of its board */
  saw(seq: number): void {
    if (seq === this.#seen) return;
    this.#seen = seq;
    keepSeenStep(this.code, seq);
  }

  /** @param past recent events, oldest first @param seqs `seq` of each event's board @param now `seq` of the board */
  cameBack(past: readonly AnyEvent[], seqs: readonly number[], now: number): void {
    const seen = this.#seen;
    // A first visit missed nothing. A smaller `seq` means another game: all is new.
    if (seen !== null) {
      const isOther = seen > now;
      const events = isOther ? past : past.filter((_, i) => (seqs[i] ?? 0) > seen);
      this.#events.value = isOther ? events : [...this.#events.value, ...events];
    }
    this.saw(now);
  }

  /** Events on a hidden but connected page. */
  happenedUnseen(events: readonly AnyEvent[]): void {
    this.#events.value = [...this.#events.value, ...events].slice(-MOST);
  }

  putAway(): void {
    this.#events.value = [];
  }

  forget(): void {
    if (this.#seen === null && this.#events.value.length === 0) return;
    this.#seen = null;
    this.putAway();
    forgetSeenStep(this.code);
  }
}

import type { AnyEvent } from '@illuminice/rules';
import { type ReadonlySignal, signal } from '@preact/signals';
import { forgetSeenStep, keepSeenStep, seenStep } from './memory';

/** What is kept of what nobody looked at; the server keeps as much of what happened before somebody came. */
const MOST = 300;

/** What happened at a table while this device was away, or its page hidden: since the last step that it showed, be it before a reload. */
export class Missed {
  readonly #events = signal<readonly AnyEvent[]>([]);
  #seen: number | null;

  constructor(private readonly code: string) {
    this.#seen = seenStep(code);
  }

  /** Oldest first; those that the server does not keep any more are missing. */
  get events(): ReadonlySignal<readonly AnyEvent[]> {
    return this.#events;
  }

  /** A step was shown. @param seq of the board that it led to */
  saw(seq: number): void {
    if (seq === this.#seen) return;
    this.#seen = seq;
    keepSeenStep(this.code, seq);
  }

  /**
   * @param past what happened lately, oldest first
   * @param seqs of each event the `seq` of the board that its step led to
   * @param now `seq` of the board
   */
  cameBack(past: readonly AnyEvent[], seqs: readonly number[], now: number): void {
    const seen = this.#seen;
    // On a first visit nothing was missed. A step before the one last seen belongs to another game: all of it is new.
    if (seen !== null) {
      const isOther = seen > now;
      const events = isOther ? past : past.filter((_, i) => (seqs[i] ?? 0) > seen);
      this.#events.value = isOther ? events : [...this.#events.value, ...events];
    }
    this.saw(now);
  }

  /** The page was connected and nobody looked at it: another tab was in front, or the phone in a pocket. */
  happenedUnseen(events: readonly AnyEvent[]): void {
    this.#events.value = [...this.#events.value, ...events].slice(-MOST);
  }

  putAway(): void {
    this.#events.value = [];
  }

  /** The game that they belong to is over. */
  forget(): void {
    if (this.#seen === null && this.#events.value.length === 0) return;
    this.#seen = null;
    this.putAway();
    forgetSeenStep(this.code);
  }
}

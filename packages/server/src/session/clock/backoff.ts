import type { Time } from '../../time.js';

/** First and longest pause after a failure; ms. */
const FIRST = 1000;
const LONGEST = 30_000;

/** Exponential back-off for the server's own retries. */
export class Backoff {
  #pause = 0;
  #until = 0;

  constructor(private readonly time: Pick<Time, 'now'>) {}

  /** Pause before the next attempt, in ms; 0: no recent failure. */
  get left(): number {
    return this.#pause === 0 ? 0 : Math.max(0, this.#until - this.time.now());
  }

  get active(): boolean {
    return this.#pause > 0;
  }

  /** Notes a failure; several within one pause count as one. */
  failed(): void {
    if (this.left > 0) return;
    this.#pause = this.#pause === 0 ? FIRST : Math.min(LONGEST, this.#pause * 2);
    this.#until = this.time.now() + this.#pause;
  }

  reset(): void {
    this.#pause = 0;
  }
}

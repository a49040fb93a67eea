import type { Time } from '../../time.js';

/** The first pause after a failure, and the longest; ms. */
const FIRST = 1000;
const LONGEST = 30_000;

/** Exponential back-off for what the server does by itself and could not do: after each failure it waits twice as long. */
export class Backoff {
  #pause = 0;
  #until = 0;

  constructor(private readonly time: Pick<Time, 'now'>) {}

  /** How long to wait before the next attempt, in ms; 0: none failed lately. */
  get left(): number {
    return this.#pause === 0 ? 0 : Math.max(0, this.#until - this.time.now());
  }

  get active(): boolean {
    return this.#pause > 0;
  }

  /** Notes a failure. Several within one pause count as one. */
  failed(): void {
    if (this.left > 0) return;
    this.#pause = this.#pause === 0 ? FIRST : Math.min(LONGEST, this.#pause * 2);
    this.#until = this.time.now() + this.#pause;
  }

  reset(): void {
    this.#pause = 0;
  }
}

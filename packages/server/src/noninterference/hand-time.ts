import type { Time } from '../table/time.js';

/** Time that passes when it is told to. */
export class HandTime implements Time {
  #now = 1_000_000;
  readonly #due: { at: number; run: () => void }[] = [];

  /** @param random chance from 0 to below 1; left out: pauses come out in the middle */
  constructor(readonly random: () => number = () => 0.5) {}

  now(): number {
    return this.#now;
  }

  after(ms: number, run: () => void): () => void {
    const entry = { at: this.#now + ms, run };
    this.#due.push(entry);
    return () => {
      const at = this.#due.indexOf(entry);
      if (at >= 0) this.#due.splice(at, 1);
    };
  }

  /** How many things wait for their time. */
  get waiting(): number {
    return this.#due.length;
  }

  /** How long until the next of them is due, in ms; null if nothing waits. */
  get next(): number | null {
    return this.#due.length === 0 ? null : Math.min(...this.#due.map(({ at }) => at)) - this.#now;
  }

  pass(ms: number): void {
    const until = this.#now + ms;
    for (;;) {
      const next = this.#due.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#due.splice(this.#due.indexOf(next), 1);
      this.#now = next.at;
      next.run();
    }
    this.#now = until;
  }
}

import type { Time, Timers } from '#server/time.js';

/** Time that passes when it is told to, and a calendar that can be set wrong. */
export class HandTime implements Time, Timers {
  #now = 1_000_000;
  /** By how many ms the calendar is ahead of the time that passed. */
  #ahead = 0;
  readonly #due: { at: number; run: () => void }[] = [];

  /** @param random chance from 0 to below 1, for what it is drawn for; left out: pauses come out in the middle */
  constructor(readonly random: (what: string) => number = () => 0.5) {}

  now(): number {
    return this.#now;
  }

  date(): number {
    return this.#now + this.#ahead;
  }

  /** Somebody sets the machine's clock, by so many ms. */
  setClock(ms: number): void {
    this.#ahead += ms;
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

  /** The same, step by step: what is due goes on once what was due before it has ended. @param ended whether that is so by now */
  async passThrough(ms: number, ended: () => Promise<void>): Promise<void> {
    const until = this.#now + ms;
    await ended();
    for (let { next } = this; next !== null && this.#now + next <= until; { next } = this) {
      this.pass(Math.max(0, next));
      await ended();
    }
    this.pass(until - this.#now);
  }
}

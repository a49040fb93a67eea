import type { Time } from '../../src/table/time.js';

/** Time that passes when it is told to. Pauses of computers and standing orders come out in the middle. */
export class HandTime implements Time {
  #now = 1_000_000;
  readonly #due: { at: number; run: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  random(): number {
    return 0.5;
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

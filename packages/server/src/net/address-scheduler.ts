import { UNCOUNTED } from './addresses.js';

/** Time of a turn of the event loop that one address may use before the others, in ms. */
const SLICE = 2;
/** Time of a turn for all delayed jobs together, in ms. */
const TURN = 4;
/** Assumed cost of work that goes on in a promise, and so cannot be measured, in ms. */
const WAITED = 0.5;
/** Jobs of one address that may wait. */
const MOST_WAITING = 500;

type Job = () => void;

interface Line {
  /** Milliseconds used in this turn. */
  used: number;
  waiting: { job: Job; least: number }[];
}

/**
 * Shares the event loop among addresses. What an address asks for is done at once as long as it has used little of this turn
 * of the loop; the rest waits for the next turns, in order. So a thousand things asked at once, all of them allowed, hold up
 * nobody but who asked: whatever else arrives is served between them.
 */
export class AddressScheduler {
  readonly #lines = new Map<string, Line>();
  #scheduled = false;

  /**
   * Does this now, or when it is this address's turn.
   *
   * @param least milliseconds it counts as at least, for what goes on after it returns
   * @returns false: too much waits already, and it will not be done
   */
  run(address: string, job: Job, least = 0): boolean {
    if (address === UNCOUNTED) {
      job();
      return true;
    }
    const line = this.#line(address);
    if (line.waiting.length >= MOST_WAITING) return false;
    if (line.waiting.length > 0 || line.used >= SLICE) line.waiting.push({ job, least });
    else this.#do(line, job, least);
    return true;
  }

  /** Resolves when it is this address's turn. @returns false: too much waits already */
  turn(address: string, least = WAITED): Promise<boolean> {
    return new Promise((resolve) => {
      if (!this.run(address, () => resolve(true), least)) resolve(false);
    });
  }

  /** How many addresses have used anything of this turn, or wait. */
  get busy(): number {
    return this.#lines.size;
  }

  #line(address: string): Line {
    const known = this.#lines.get(address);
    if (known) return known;
    const line: Line = { used: 0, waiting: [] };
    this.#lines.set(address, line);
    this.#schedule();
    return line;
  }

  #do(line: Line, job: Job, least: number): number {
    const begun = performance.now();
    let spent = least;
    try {
      job();
    } finally {
      spent = Math.max(least, performance.now() - begun);
      line.used += spent;
    }
    return spent;
  }

  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => this.#next());
  }

  /** A turn of the loop is over. Who had to wait longest comes first; whoever was served goes to the end. */
  #next(): void {
    this.#scheduled = false;
    for (const [address, line] of this.#lines) {
      line.used = 0;
      if (line.waiting.length === 0) this.#lines.delete(address);
    }
    if (this.#lines.size === 0) return;
    // Before anything is done, so that a job that throws does not keep the others waiting.
    this.#schedule();
    let left = TURN;
    for (const [address, line] of [...this.#lines]) {
      if (left <= 0) return;
      this.#lines.delete(address);
      this.#lines.set(address, line);
      while (left > 0 && line.used < SLICE) {
        const next = line.waiting.shift();
        if (!next) break;
        left -= this.#do(line, next.job, next.least);
      }
    }
  }
}

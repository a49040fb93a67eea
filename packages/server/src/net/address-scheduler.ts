import { UNCOUNTED } from './addresses.js';

/** Time that one address may use before others in a turn of the event loop, in ms. */
const SLICE = 2;
/** Time of a turn for all delayed jobs together, in ms. */
const TURN = 4;
/** Assumed cost of work in a promise, which cannot be measured, in ms. */
const WAITED = 0.5;
const MOST_WAITING = 500;

type Job = () => void;

interface Line {
  /** Milliseconds used in this turn. */
  used: number;
  waiting: { job: Job; least: number }[];
}

/**
 * Shares the event loop fairly among addresses: jobs run at once until their address has used its slice, the rest in later turns, in order.
 */
export class AddressScheduler {
  readonly #lines = new Map<string, Line>();
  #scheduled = false;

  /**
   * Runs a job now or in its address's turn. @param least its least cost, in ms, for asynchronous work @returns false: too many jobs wait
   * already
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

  /** After a turn of the loop. The address that waited longest comes first; a served one goes to the end. */
  #next(): void {
    this.#scheduled = false;
    for (const [address, line] of this.#lines) {
      line.used = 0;
      if (line.waiting.length === 0) this.#lines.delete(address);
    }
    if (this.#lines.size === 0) return;
    // Scheduled before the jobs run: an error in one must not stop the others.
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

import { counted, UNCOUNTED } from './addresses.js';

/** Number of keys from which old ones are swept, at most once a window. */
const MANY = 1000;

interface Count {
  since: number;
  spent: number;
}

/**
 * Spending by address and wider network, in a window from the first request. Counted before the work, so that parallel requests cannot slip
 * by.
 */
export class Counts {
  readonly #counts = new Map<string, Count>();
  #swept = 0;

  /** @param most infinity: no limit @param ms length of a window @param now a monotonic clock, in ms */
  constructor(
    public most: number,
    private readonly ms: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Counts this. @returns true if it is within the limit */
  take(key: string, cost = 1): boolean {
    return this.excess(key, cost) <= 0;
  }

  /** Counts this. @returns the excess over the limit; 0 or less: none */
  excess(key: string, cost = 1): number {
    if (key === UNCOUNTED || this.most === Number.POSITIVE_INFINITY) return 0;
    let most = Number.NEGATIVE_INFINITY;
    for (const [part, times] of counted(key)) {
      const count = this.#count(part);
      count.spent += cost;
      most = Math.max(most, count.spent - times * this.most);
    }
    return most;
  }

  give(key: string, cost = 1): void {
    for (const [part] of counted(key)) {
      const count = this.#counts.get(part);
      if (count) count.spent = Math.max(0, count.spent - cost);
    }
  }

  set(key: string, spent: number): void {
    this.#count(key).spent = Math.max(0, spent);
  }

  /** True if nothing more may be spent. */
  isUp(key: string): boolean {
    return counted(key).some(([part, times]) => {
      const count = this.#counts.get(part);
      return count !== undefined && !this.#isOld(count) && count.spent >= times * this.most;
    });
  }

  get size(): number {
    return this.#counts.size;
  }

  #count(key: string): Count {
    const known = this.#counts.get(key);
    if (known && !this.#isOld(known)) return known;
    this.#sweep();
    const count = { since: this.now(), spent: 0 };
    this.#counts.set(key, count);
    return count;
  }

  #isOld({ since }: Count): boolean {
    return this.now() - since >= this.ms;
  }

  #sweep(): void {
    const now = this.now();
    if (this.#counts.size < MANY || now - this.#swept < this.ms) return;
    this.#swept = now;
    for (const [key, count] of this.#counts) if (this.#isOld(count)) this.#counts.delete(key);
  }
}

import { counted, UNCOUNTED } from './addresses.js';

/** So many keys are looked through for old ones at most once in a window. */
const MANY = 1000;

interface Count {
  since: number;
  spent: number;
}

/**
 * How much each address has spent in a while that begins with the first thing it asks for, and the wider network that it lies in. What is spent is counted before
 * the work is done, so that a thousand questions asked at once are not a thousand first ones; what turns out to cost nothing
 * is given back.
 */
export class Counts {
  readonly #counts = new Map<string, Count>();
  #swept = 0;

  /**
   * @param most what may be spent; infinity: anything
   * @param ms how long until it is forgotten
   * @param now a clock that never goes back, in ms
   */
  constructor(
    public most: number,
    private readonly ms: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Counts this. @returns whether it is within what may be spent */
  take(key: string, cost = 1): boolean {
    return this.excess(key, cost) <= 0;
  }

  /** Counts this. @returns by how much too much has been spent now; 0 or less: it is not */
  excess(key: string, cost = 1): number {
    if (key === UNCOUNTED || this.most === Number.POSITIVE_INFINITY) return 0;
    let most = Number.NEGATIVE_INFINITY;
    for (const [one, times] of counted(key)) {
      const count = this.#count(one);
      count.spent += cost;
      most = Math.max(most, count.spent - times * this.most);
    }
    return most;
  }

  /** It cost nothing after all. */
  give(key: string, cost = 1): void {
    for (const [one] of counted(key)) {
      const count = this.#counts.get(one);
      if (count) count.spent = Math.max(0, count.spent - cost);
    }
  }

  /** So much has been spent of this key alone. */
  set(key: string, spent: number): void {
    this.#count(key).spent = Math.max(0, spent);
  }

  /** Nothing more may be spent. */
  isUp(key: string): boolean {
    return counted(key).some(([one, times]) => {
      const count = this.#counts.get(one);
      return count !== undefined && !this.#isOld(count) && count.spent >= times * this.most;
    });
  }

  /** How many keys are remembered. */
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

import { counted, UNCOUNTED } from './addresses.js';
import { Counts } from './counts.js';

/** How long right guesses are gathered before all processes give them back, in ms. */
const GATHER = 100;

/** Counts misses in the cluster. @returns the totals of these addresses */
type Share = (spent: ReadonlyMap<string, number>, ms: number) => Promise<Map<string, number>>;

interface Asked {
  readonly address: string;
  readonly answer: (allowed: boolean) => void;
}

/** Guesses of codes, passwords and tokens by address: counted before they are checked, over all processes, in batches. */
export class BruteForceLimit {
  readonly #known: Counts;
  #share: Share | null = null;
  #processes = 1;
  #asked: Asked[] = [];
  #given = new Map<string, number>();
  #isTelling = false;
  #later: NodeJS.Timeout | null = null;

  constructor(
    private readonly most: number,
    private readonly window: number,
    now?: () => number,
  ) {
    this.#known = new Counts(most, window, now);
  }

  shareBy(share: Share): void {
    this.#share = share;
  }

  /** Each process allows its part while the shared count is unavailable. */
  among(processes: number): void {
    this.#processes = processes;
  }

  /** Counts a guess. @returns true if the address may guess once more */
  async take(address: string): Promise<boolean> {
    if (!this.#isShared(address)) return this.#known.take(address);
    if (this.#known.isUp(address)) return false;
    return new Promise((answer) => {
      this.#asked.push({ address, answer });
      this.#tell();
    });
  }

  give(address: string): void {
    this.#known.give(address);
    if (!this.#isShared(address)) return;
    for (const [key] of counted(address)) this.#given.set(key, (this.#given.get(key) ?? 0) + 1);
    this.#later ??= setTimeout(() => this.#tell(), GATHER).unref();
  }

  #isShared(address: string): boolean {
    return this.#share !== null && address !== UNCOUNTED && this.most !== Number.POSITIVE_INFINITY;
  }

  #tell(): void {
    if (this.#isTelling || !this.#share) return;
    this.#isTelling = true;
    const share = this.#share;
    // Batches the attempts of one turn of the event loop.
    setImmediate(() => {
      void this.#tellAll(share).then(() => {
        this.#isTelling = false;
        if (this.#asked.length > 0) this.#tell();
      });
    });
  }

  async #tellAll(share: Share): Promise<void> {
    const [asked, given] = [this.#asked, this.#given];
    this.#asked = [];
    this.#given = new Map();
    if (this.#later) clearTimeout(this.#later);
    this.#later = null;
    const spent = new Map([...given].map(([key, count]) => [key, -count]));
    for (const { address } of asked) for (const [key] of counted(address)) spent.set(key, (spent.get(key) ?? 0) + 1);
    // Sorted, so that two processes that count the same addresses cannot deadlock.
    const all = await share(new Map([...spent].sort(([a], [b]) => (a < b ? -1 : 1))), this.window).catch(() => null);
    if (!all) {
      // Without the shared count each process counts its part.
      for (const { address, answer } of asked) answer(this.#known.excess(address) <= this.most / this.#processes - this.most);
      return;
    }
    for (const [key, total] of all) this.#known.set(key, total);
    // The last guess is the one that exceeded the limit.
    for (const { address, answer } of asked.toReversed()) {
      const keys = counted(address);
      answer(keys.every(([key, times]) => (all.get(key) ?? 0) <= times * this.most));
      for (const [key] of keys) all.set(key, (all.get(key) ?? 0) - 1);
    }
  }
}

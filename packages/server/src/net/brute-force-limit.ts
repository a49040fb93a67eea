import { counted, UNCOUNTED } from './addresses.js';
import { Counts } from './counts.js';

/** How long right guesses are gathered before they are given back at all processes, in ms. */
const GATHER = 100;

/** Counts at all processes what was spent. @returns what each of these addresses has spent at all of them together */
type Share = (spent: ReadonlyMap<string, number>, ms: number) => Promise<Map<string, number>>;

interface Asked {
  readonly address: string;
  readonly answer: (allowed: boolean) => void;
}

/**
 * Codes, passwords and tokens that an address guesses. Each guess is counted before it is looked at; with several processes, at all
 * of them, so that an address learns no more from many than from one. What is asked meanwhile is counted together next.
 */
export class BruteForceLimit {
  /** As far as this process knows. */
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

  /** From now on they are counted for all processes. */
  shareBy(share: Share): void {
    this.#share = share;
  }

  /** So many processes live: each allows its part while nothing can be counted for all. */
  among(processes: number): void {
    this.#processes = processes;
  }

  /** Counts a guess. @returns whether the address may guess once more */
  async take(address: string): Promise<boolean> {
    if (!this.#isShared(address)) return this.#known.take(address);
    if (this.#known.isUp(address)) return false;
    return new Promise((answer) => {
      this.#asked.push({ address, answer });
      this.#tell();
    });
  }

  /** It was right after all, and costs nothing. */
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
    // Attempts of the same turn of the event loop go along.
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
    // Always in one order: two processes that count the same addresses never wait for each other.
    const all = await share(new Map([...spent].sort(([a], [b]) => (a < b ? -1 : 1))), this.window).catch(() => null);
    if (!all) {
      // While nothing can be counted for all, each process counts its part.
      for (const { address, answer } of asked) answer(this.#known.excess(address) <= this.most / this.#processes - this.most);
      return;
    }
    for (const [key, total] of all) this.#known.set(key, total);
    // The last that asked is the one by whom so much had been spent.
    for (const { address, answer } of asked.toReversed()) {
      const keys = counted(address);
      answer(keys.every(([key, times]) => (all.get(key) ?? 0) <= times * this.most));
      for (const [key] of keys) all.set(key, (all.get(key) ?? 0) - 1);
    }
  }
}

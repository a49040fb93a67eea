interface Waiting<T> {
  item: T;
  resolve: () => void;
  reject: (error: Error) => void;
}

/** Parallel writes of batches, and ms after which a write no longer blocks the next. */
export interface Lanes {
  readonly most: number;
  readonly slow: number;
}

/**
 * Batches writes: those that arrive during a write go in the next. A hanging write does not block for long: the next one starts beside it.
 */
export class Batch<T> {
  #waiting: Waiting<T>[] = [];
  readonly #writers = new Set<Promise<void>>();
  #slow = 0;

  /** @param write writes in order and returns each error (null: none) */
  constructor(
    private readonly write: (items: readonly T[]) => Promise<(Error | null)[]>,
    private readonly lanes: Lanes,
  ) {}

  add(item: T): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#look();
    });
  }

  async idle(): Promise<void> {
    while (this.#writers.size > 0) await Promise.all(this.#writers);
  }

  /** Starts a writer if something waits and none is free. */
  #look(): void {
    if (this.#waiting.length === 0 || this.#writers.size > this.#slow || this.#writers.size >= this.lanes.most) return;
    const writer = this.#writeAll().finally(() => {
      this.#writers.delete(writer);
      // Changes may have come since the last look.
      this.#look();
    });
    this.#writers.add(writer);
  }

  async #writeAll(): Promise<void> {
    // Takes in further changes of this turn.
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      const now = this.#waiting;
      this.#waiting = [];
      const results = await this.#watched(now.map(({ item }) => item));
      for (const [i, { resolve, reject }] of now.entries()) {
        const error = results[i];
        if (error) reject(error);
        else resolve();
      }
    }
  }

  async #watched(items: readonly T[]): Promise<(Error | null)[]> {
    let slow = 0;
    const alarm = setTimeout(() => {
      slow = 1;
      this.#slow += slow;
      this.#look();
    }, this.lanes.slow);
    const results = await this.write(items).catch((error: Error) => items.map(() => error));
    clearTimeout(alarm);
    this.#slow -= slow;
    return results;
  }
}

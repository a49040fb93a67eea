interface Waiting<T> {
  item: T;
  resolve: () => void;
  reject: (error: Error) => void;
}

/** How batches are written: how many at the same time at most, and after how many ms a write no longer holds up the next. */
export interface Lanes {
  readonly most: number;
  readonly slow: number;
}

/**
 * Things that are written together: those that come while a write is under way wait for it, and go in the next. A write that
 * hangs does not hold up the others for long: the next batch then goes beside it.
 */
export class Batch<T> {
  #waiting: Waiting<T>[] = [];
  readonly #writers = new Set<Promise<void>>();
  /** Writers whose write has taken long already. */
  #slow = 0;

  /** @param write writes them, in order, and tells what went wrong with each (null: nothing) */
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

  /** Begins to write if something waits and nobody will see to it soon. */
  #look(): void {
    if (this.#waiting.length === 0 || this.#writers.size > this.#slow || this.#writers.size >= this.lanes.most) return;
    const writer = this.#writeAll().finally(() => {
      this.#writers.delete(writer);
      // Changes between the last write of this one and its end.
      this.#look();
    });
    this.#writers.add(writer);
  }

  async #writeAll(): Promise<void> {
    // Further changes of this turn of the event loop come along.
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

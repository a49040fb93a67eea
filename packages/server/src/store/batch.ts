interface Waiting<T> {
  item: T;
  resolve: () => void;
  reject: (error: Error) => void;
}

/** Things that are written together: those that come while a write is under way wait for it, and go in the next. */
export class Batch<T> {
  #waiting: Waiting<T>[] = [];
  #writing: Promise<void> | null = null;

  /** @param write writes them, in order, and tells what went wrong with each (null: nothing) */
  constructor(private readonly write: (items: readonly T[]) => Promise<(Error | null)[]>) {}

  add(item: T): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#writing ??= this.#writeAll();
    });
  }

  async idle(): Promise<void> {
    await this.#writing;
  }

  async #writeAll(): Promise<void> {
    // What else happens in this turn of the event loop comes along.
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      const now = this.#waiting;
      this.#waiting = [];
      const results = await this.write(now.map(({ item }) => item)).catch((error: Error) => now.map(() => error));
      for (const [i, { resolve, reject }] of now.entries()) {
        const error = results[i];
        if (error) reject(error);
        else resolve();
      }
    }
    this.#writing = null;
  }
}

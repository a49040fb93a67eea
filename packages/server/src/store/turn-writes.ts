import type { Change } from './store.js';

interface Waiting {
  change: Change;
  resolve: () => void;
  reject: (error: Error) => void;
}

/** Changes of one turn of the event loop, in one transaction for all tables. */
export class TurnWrites {
  #waiting: Waiting[] = [];

  /** @param write writes in order and returns each error (null: none) */
  constructor(private readonly write: (changes: readonly Change[]) => (Error | null)[]) {}

  add(change: Change): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ change, resolve, reject });
      if (this.#waiting.length === 1) setImmediate(() => this.flush());
    });
  }

  flush(): void {
    const waiting = this.#waiting;
    if (waiting.length === 0) return;
    this.#waiting = [];
    const results = this.write(waiting.map(({ change }) => change));
    for (const [i, { resolve, reject }] of waiting.entries()) {
      const error = results[i];
      if (error) reject(error);
      else resolve();
    }
  }
}

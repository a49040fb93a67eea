import type { Time } from '../../time.js';

interface Entry {
  readonly at: number;
  readonly run: () => void;
}

/** Agenda of a table, without a timer: `changed` says when `tick` is wanted. */
export class Schedule {
  readonly #entries: Entry[] = [];
  #told: number | null = null;

  /** @param changed gets the next due time, epoch ms; null: none @param report gets errors of entries */
  constructor(
    private readonly time: Pick<Time, 'now'>,
    private readonly changed: (next: number | null) => void,
    private readonly report: (error: Error) => void,
  ) {}

  /** Runs `run` at the first tick after `ms`. @returns cancels it */
  after(ms: number, run: () => void): () => void {
    const entry = { at: this.time.now() + Math.max(0, ms), run };
    this.#entries.push(entry);
    this.#tell();
    return () => {
      const index = this.#entries.indexOf(entry);
      if (index < 0) return;
      this.#entries.splice(index, 1);
      this.#tell();
    };
  }

  /** Runs what is due, earliest first; new entries wait for the next tick, so that a tick ends. */
  tick(): void {
    // The timer has fired.
    this.#told = null;
    const now = this.time.now();
    const due = this.#entries.filter(({ at: time }) => time <= now).sort((entry, other) => entry.at - other.at);
    for (const entry of due) {
      const index = this.#entries.indexOf(entry);
      if (index < 0) continue;
      this.#entries.splice(index, 1);
      try {
        entry.run();
      } catch (error) {
        this.report(error as Error);
      }
    }
    this.#tell();
  }

  #tell(): void {
    const next = this.#entries.length === 0 ? null : Math.min(...this.#entries.map(({ at: time }) => time));
    if (next === this.#told) return;
    this.#told = next;
    this.changed(next);
  }
}

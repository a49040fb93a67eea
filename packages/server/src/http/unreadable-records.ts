import type { Logger } from 'pino';

/** Rows whose damage was reported are remembered up to so many. */
const MOST_REPORTED = 1000;

/** Reads stored rows, of which one that cannot be read takes nothing from the others. The log names each such row once. */
export class UnreadableRecords {
  readonly #reported = new Set<string>();

  constructor(private readonly log: Pick<Logger, 'error'>) {}

  /** What can be read of these rows. @param nameOf what the log calls a row: a code, an id */
  readable<R, T>(rows: readonly R[], nameOf: (row: R) => string, read: (row: R) => T): T[] {
    return rows.flatMap((row) => {
      try {
        return [read(row)];
      } catch {
        // What the error says may quote what is stored.
        this.report(nameOf(row));
        return [];
      }
    });
  }

  report(name: string): void {
    if (this.#reported.has(name) || this.#reported.size >= MOST_REPORTED) return;
    this.#reported.add(name);
    this.log.error({ name }, 'what is stored under this name cannot be read; it is left out, and stays as it is');
  }
}

import type { Logger } from 'pino';

const MOST_REPORTED = 1000;

/** Reads stored rows and skips unreadable ones. The log names each of them once. */
export class UnreadableRecords {
  readonly #reported = new Set<string>();

  constructor(private readonly log: Pick<Logger, 'error'>) {}

  /** Readable rows. @param nameOf name of a row in the log: a code, an id */
  readable<R, T>(rows: readonly R[], nameOf: (row: R) => string, read: (row: R) => T): T[] {
    return rows.flatMap((row) => {
      try {
        return [read(row)];
      } catch {
        // The error's message may quote stored data.
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

/** How long a request for a table waits for the end of a lease, in ms: less than clients wait for an answer. */
const PATIENCE = 3000;
/** How often it is looked whether the lease is over, in ms. */
const LOOK = 250;

/**
 * Processes that did not answer. Requests for a table of theirs wait for the end of the lease, at most `PATIENCE`, instead of being
 * refused and sent again, later and later: so a table that has lost its process is there for all as soon as it may be. The lease is
 * looked at once for all that wait.
 */
export class SilentProcesses {
  readonly #waits = new Map<string, Promise<void>>();

  /** @param lives whether the lease of a process holds */
  constructor(private readonly lives: (id: string) => Promise<boolean>) {}

  /** This process did not answer. */
  note(id: string): void {
    if (!this.#waits.has(id)) this.#waits.set(id, this.#wait(id));
  }

  isSilent(id: string): boolean {
    return this.#waits.has(id);
  }

  /** Resolves once the lease of a silent process is over, or it should be asked again; at once for any other. */
  async settled(id: string): Promise<void> {
    await this.#waits.get(id);
  }

  async #wait(id: string): Promise<void> {
    const until = performance.now() + PATIENCE;
    do {
      await new Promise((resolve) => setTimeout(resolve, LOOK));
    } while (performance.now() < until && (await this.lives(id).catch(() => true)));
    this.#waits.delete(id);
  }
}

/** How long a request waits for the end of a lease, in ms: less than clients wait for an answer. */
const PATIENCE = 3000;
/** Polling interval of a lease, in ms. */
const LOOK = 250;

/** Processes that did not answer. Requests for their tables wait for the end of the lease (at most `PATIENCE`) instead of being refused. */
export class SilentProcesses {
  readonly #waits = new Map<string, Promise<void>>();

  /** @param lives true if the lease of a process holds */
  constructor(private readonly lives: (id: string) => Promise<boolean>) {}

  note(id: string): void {
    if (!this.#waits.has(id)) this.#waits.set(id, this.#wait(id));
  }

  isSilent(id: string): boolean {
    return this.#waits.has(id);
  }

  /** Resolves once the lease of a silent process is over or it should be asked again; at once for any other. */
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

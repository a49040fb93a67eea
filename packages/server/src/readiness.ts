import type { Logger } from 'pino';
import { errorCode } from './error-code.js';
import type { Store } from './store/store.js';

/** How long an answer of the store counts, and its time-out, in ms. */
const FRESH = 2000;
const PATIENCE = 3000;

/** True if the store can be written; the log says when that changes. */
export class Readiness {
  #answer: Promise<boolean> | null = null;
  #isReady = true;

  constructor(
    private readonly store: Pick<Store, 'probe'>,
    private readonly log: Logger,
    /** True if this process may open tables. */
    private readonly holds: () => boolean = () => true,
  ) {}

  /** Asks the store every other second at most. */
  async ready(): Promise<boolean> {
    this.#answer ??= this.#ask().finally(() => {
      setTimeout(() => {
        this.#answer = null;
      }, FRESH).unref();
    });
    return (await this.#answer) && this.holds();
  }

  async #ask(): Promise<boolean> {
    let timeout: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timeout = setTimeout(() => reject(Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' })), PATIENCE);
    });
    try {
      await Promise.race([this.store.probe(), late]);
      if (!this.#isReady) this.log.info('the store can be written again');
      this.#isReady = true;
    } catch (error) {
      if (this.#isReady) this.log.error({ code: errorCode(error) }, 'the store cannot be written: tables stand still until it can');
      this.#isReady = false;
    } finally {
      clearTimeout(timeout);
    }
    return this.#isReady;
  }
}

import type { Change, Maybe, Store } from '../../src/store/store.js';

/** What may befall a write: it fails; it is done, but the answer is lost; somebody else has written to the table before. */
export type Trouble = 'fails' | 'answerLost' | 'moved';

/** A store that answers later, and whose writes to tables meet trouble now and then. */
export class TroubledStore {
  /** How often each befell a write. */
  readonly met: Record<Trouble, number> = { fails: 0, answerLost: 0, moved: 0 };
  #writes = 0;
  #real!: Store;

  /** @param trouble what befalls the nth write, if anything does; from 1 */
  constructor(private readonly trouble: (nth: number) => Trouble | null) {}

  /** Puts it around a real store. */
  readonly around = (real: Store): Store => {
    this.#real = real;
    return new Proxy(real, {
      get: (target, name) => {
        if (name === 'write') return (change: Change) => this.#write(change);
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  };

  #write(change: Change): Maybe<void> {
    return new Promise<void>((resolve) => setImmediate(resolve)).then(async () => {
      this.#writes += 1;
      const trouble = this.trouble(this.#writes);
      if (trouble) this.met[trouble] += 1;
      if (trouble === 'fails') throw new Error('the disk is full');
      // Somebody else writes what is stored once more.
      if (trouble === 'moved')
        await this.#real.write({ code: change.code, rev: change.rev, at: change.at, pulse: await this.#pulse(change.code) });
      await this.#real.write(change);
      if (trouble === 'answerLost') throw new Error('the connection broke');
    });
  }

  async #pulse(code: string): Promise<string> {
    return (await this.#real.load(code))?.pulse ?? '';
  }
}

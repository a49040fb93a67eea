import { UNCOUNTED } from './addresses.js';
import { Counts } from './counts.js';

/** How long what was guessed is gathered before the other processes are told, in ms. Right guesses are mostly given back by then. */
const GATHER = 100;

/** Tells all processes what was spent. @returns what each of these addresses has spent at all of them together */
type Share = (spent: ReadonlyMap<string, number>, ms: number) => Promise<ReadonlyMap<string, number>>;

/**
 * Codes, passwords and tokens that an address guesses. With several processes each tells the others what was spent, so that an
 * address is told nothing more anywhere once it has guessed too much anywhere.
 */
export class Guesses extends Counts {
  #share: Share | null = null;
  #untold = new Map<string, number>();
  #telling = false;

  constructor(
    most: number,
    private readonly window: number,
    now?: () => number,
  ) {
    super(most, window, now);
  }

  /** From now on they are counted for all processes. */
  shareBy(share: Share): void {
    this.#share = share;
  }

  override take(address: string, cost = 1): boolean {
    const allowed = super.take(address, cost);
    this.#note(address, cost);
    return allowed;
  }

  override give(address: string, cost = 1): void {
    super.give(address, cost);
    this.#note(address, -cost);
  }

  #note(address: string, cost: number): void {
    if (!this.#share || address === UNCOUNTED || this.most === Number.POSITIVE_INFINITY) return;
    const untold = (this.#untold.get(address) ?? 0) + cost;
    if (untold === 0) this.#untold.delete(address);
    else this.#untold.set(address, untold);
    if (this.#telling) return;
    this.#telling = true;
    setTimeout(() => void this.#tell(this.#share as Share), GATHER).unref();
  }

  /** While the others cannot be told, each process counts for itself. */
  async #tell(share: Share): Promise<void> {
    const told = this.#untold;
    this.#untold = new Map();
    try {
      if (told.size > 0)
        for (const [address, spent] of await share(told, this.window)) this.set(address, spent + (this.#untold.get(address) ?? 0));
    } catch {
      // Not told again: what is guessed while the database is away is counted here alone.
    }
    this.#telling = false;
    if (this.#untold.size > 0) this.#note([...this.#untold.keys()][0] as string, 0);
  }
}

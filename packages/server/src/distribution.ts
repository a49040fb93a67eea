export interface Spread {
  /** Upper bounds, rising; greater values are counted in `count` alone. */
  readonly bounds: readonly number[];
  readonly upTo: readonly number[];
  readonly count: number;
  readonly sum: number;
}

/** Counts values by bounds. Counting allocates nothing, so it may run for every message. */
export class Distribution {
  readonly #counts: Float64Array;
  #sum = 0;

  constructor(private readonly bounds: readonly number[]) {
    this.#counts = new Float64Array(bounds.length + 1);
  }

  note(value: number): void {
    let i = 0;
    while (i < this.bounds.length && value > (this.bounds[i] as number)) i += 1;
    this.#counts[i] = (this.#counts[i] as number) + 1;
    this.#sum += value;
  }

  get spread(): Spread {
    let count = 0;
    const upTo = [...this.#counts].map((counted) => {
      count += counted;
      return count;
    });
    return { bounds: this.bounds, upTo: upTo.slice(0, -1), count, sum: this.#sum };
  }
}

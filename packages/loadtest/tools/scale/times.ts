import { build, type Histogram } from 'hdr-histogram-js';

export interface Spread {
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

/** Times in ms, counted to a tenth of one, three digits exactly. */
export class Times {
  readonly #counts: Histogram = build({ numberOfSignificantValueDigits: 3 });

  note(ms: number): void {
    this.#counts.recordValue(Math.round(10 * ms));
  }

  get spread(): Spread {
    const at = (part: number) => this.#counts.getValueAtPercentile(part) / 10;
    return { p50: at(50), p99: at(99), max: this.#counts.totalCount === 0 ? 0 : this.#counts.maxValue / 10 };
  }
}

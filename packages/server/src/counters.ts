import type { WireRefusal } from '@illuminice/protocol';
import { steadyNow } from './time.js';

/** Reasons that are counted each by itself; all say something of the network and nothing of a game. */
const OPEN_REASONS: ReadonlySet<string> = new Set(['badMessage', 'tooLarge', 'tooFast', 'noSuchMessage', 'repeated', 'broken', 'unsaved']);

/** How often what is counted shows, in ms. */
const SHOWN_EVERY = 60_000;

interface Counts {
  /** Messages that were carried out. */
  accepted: number;
  /** By reason; those that hang on the game are all `game`, whatever the rule. */
  refused: Readonly<Record<string, number>>;
}

/**
 * What happens at all tables together. It shows once a minute, so that nobody who watches the metrics can tell when
 * somebody at a table did a thing that others may not notice (a secret offer, a standing order).
 */
export class Counters {
  readonly #refused: Record<string, number> = {};
  #accepted = 0;
  #shown: Counts = { accepted: 0, refused: {} };
  #shownAt = 0;

  /** @param now ms */
  constructor(private readonly now: () => number = steadyNow) {}

  accepted(): void {
    this.#accepted += 1;
  }

  refused({ code, why }: WireRefusal): void {
    const reason = code === 'table' && OPEN_REASONS.has(why) ? why : 'game';
    this.#refused[reason] = (this.#refused[reason] ?? 0) + 1;
  }

  /** The counts as they may be shown. */
  get shown(): Counts {
    if (this.now() - this.#shownAt >= SHOWN_EVERY) {
      this.#shownAt = this.now();
      this.#shown = { accepted: this.#accepted, refused: { ...this.#refused } };
    }
    return this.#shown;
  }
}

import type { JOIN_ERROR, WireRefusal } from '@illuminice/protocol';
import { Distribution, type Spread } from './distribution.js';
import { steadyNow } from './time.js';

/** Reasons that have a count of their own; all concern the network and none a game. */
const OPEN_REASONS: ReadonlySet<string> = new Set(['badMessage', 'tooLarge', 'tooFast', 'noSuchMessage', 'repeated', 'broken', 'unsaved']);

/** How often counts are published, in ms; the more revealing refusals by rule code once a day. */
const SHOWN_EVERY = 60_000;
const CODES_SHOWN_EVERY = 24 * 60 * 60_000;

/** Upper bounds, in seconds. */
const LATENCY = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const WINDOW = [0.5, 1, 2, 3, 5, 10, 15, 30, 60, 120, 300, 900, 3600, 21_600, 86_400];

interface Counts {
  readonly accepted: number;
  /** Refusals by reason; `game` for all reasons of the rules. */
  readonly refused: Readonly<Record<string, number>>;
  /** Refusals of the games' rules by code, up to the begin of the day. */
  readonly refusedByCode: Readonly<Record<string, number>>;
  readonly joinsRefused: Readonly<Record<string, number>>;
  /** Seats taken up again by their token. */
  readonly returned: number;
  /** Entries of journals, and bytes on WebSockets. */
  readonly entries: number;
  readonly received: number;
  readonly sent: number;
  /** Seconds from the reading of an intent to its answer; that questions were open; that writing took. */
  readonly latency: Spread;
  readonly windows: Spread;
  readonly writes: Spread;
}

/** Counts over all tables. Published once a minute, so that metrics do not reveal when somebody acted in secret (an offer, an order). */
export class Counters {
  readonly #refused: Record<string, number> = {};
  readonly #codes: Record<string, number> = {};
  readonly #joins: Record<string, number> = {};
  readonly #latency = new Distribution(LATENCY);
  readonly #windows = new Distribution(WINDOW);
  readonly #writes = new Distribution(LATENCY);
  #accepted = 0;
  #returned = 0;
  #entries = 0;
  #received = 0;
  #sent = 0;
  #codesShown: Readonly<Record<string, number>> = {};
  #codesShownAt: number;
  #shown: Counts;
  #shownAt = 0;

  /** @param now ms */
  constructor(private readonly now: () => number = steadyNow) {
    this.#codesShownAt = now();
    this.#shown = this.#counts();
  }

  /** Time to measure by, in ms; finer than what sessions wait by. */
  stopwatch(): number {
    return performance.now();
  }

  accepted(): void {
    this.#accepted += 1;
  }

  refused({ code, why }: WireRefusal): void {
    const isOpen = code === 'table' && OPEN_REASONS.has(why);
    more(this.#refused, isOpen ? why : 'game');
    if (code !== 'table') more(this.#codes, code);
  }

  joinRefused(why: keyof typeof JOIN_ERROR): void {
    more(this.#joins, why);
  }

  /** Counts an answered intent. @param began when it was read, by the stopwatch */
  answered(began: number): void {
    this.#latency.note((this.stopwatch() - began) / 1000);
  }

  windowClosed(ms: number): void {
    this.#windows.note(ms / 1000);
  }

  /** Counts a stored change. @param entries of the journal in it @param began by the stopwatch */
  written(entries: number, began: number): void {
    this.#entries += entries;
    this.#writes.note((this.stopwatch() - began) / 1000);
  }

  received(bytes: number): void {
    this.#received += bytes;
  }

  sent(bytes: number): void {
    this.#sent += bytes;
  }

  returned(): void {
    this.#returned += 1;
  }

  get shown(): Counts {
    const now = this.now();
    if (now - this.#codesShownAt >= CODES_SHOWN_EVERY) {
      this.#codesShownAt = now;
      this.#codesShown = { ...this.#codes };
    }
    if (now - this.#shownAt >= SHOWN_EVERY) {
      this.#shownAt = now;
      this.#shown = this.#counts();
    }
    return this.#shown;
  }

  #counts(): Counts {
    return {
      accepted: this.#accepted,
      refused: { ...this.#refused },
      refusedByCode: this.#codesShown,
      joinsRefused: { ...this.#joins },
      returned: this.#returned,
      entries: this.#entries,
      received: this.#received,
      sent: this.#sent,
      latency: this.#latency.spread,
      windows: this.#windows.spread,
      writes: this.#writes.spread,
    };
  }
}

const more = (counts: Record<string, number>, key: string): void => {
  counts[key] = (counts[key] ?? 0) + 1;
};

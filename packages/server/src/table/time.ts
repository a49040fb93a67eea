import { randomInt } from 'node:crypto';

/** What a table knows of time and chance outside the rules, so that tests can hold them in their hands. */
export interface Time {
  /**
   * Epoch ms by the clock that the process began with: it never goes back, never jumps, and does not notice when somebody sets
   * the machine's clock. For everything that is waited for.
   */
  now(): number;
  /** Epoch ms by the machine's clock as it is set now: for what is stored for people, and for tidying up. */
  date(): number;
  /** Does this once, so many ms from now. @returns what calls it off */
  after(ms: number, run: () => void): () => void;
  /** From 0 to below 1. @param what it is drawn for: tests give the same thing the same chance */
  random(what: string): number;
}

/** Epoch ms by a clock that nobody can set: see `Time.now`. */
export const steadyNow = (): number => Math.round(performance.timeOrigin + performance.now());

export const REAL_TIME: Time = {
  now: steadyNow,
  date: Date.now,
  after: (ms, run) => {
    const timeout = setTimeout(run, ms);
    return () => clearTimeout(timeout);
  },
  random: () => randomInt(2 ** 47) / 2 ** 47,
};

/**
 * How long whoever answers without a click, a computer player or a standing order, seems to think: between a third of the
 * longest pause and the whole of it, most often in the middle. One distribution for all, whatever they hold.
 *
 * @param longest in ms
 * @param what it is drawn for
 * @returns ms
 */
export const pause = (time: Time, longest: number, what: string): number =>
  Math.round(longest * (1 / 3 + (time.random(what) + time.random(what)) / 3));

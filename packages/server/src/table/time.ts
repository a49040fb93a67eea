import { randomInt } from 'node:crypto';

/** What a table knows of time and chance outside the rules, so that tests can hold them in their hands. */
export interface Time {
  /** Epoch ms. */
  now(): number;
  /** Does this once, so many ms from now. @returns what calls it off */
  after(ms: number, run: () => void): () => void;
  /** From 0 to below 1. */
  random(): number;
}

export const REAL_TIME: Time = {
  now: Date.now,
  after: (ms, run) => {
    const timeout = setTimeout(run, ms);
    return () => clearTimeout(timeout);
  },
  random: () => randomInt(2 ** 47) / 2 ** 47,
};

/**
 * How long whoever answers by himself, a computer player or a standing order, seems to think: between a third of the
 * longest pause and the whole of it, most often in the middle. One distribution for all, whatever they hold.
 */
export const pause = (time: Time, longest: number): number => Math.round(longest * (1 / 3 + (time.random() + time.random()) / 3));

import { randomInt } from 'node:crypto';

/** Clock and chance outside the rules, injected for tests. */
export interface Time {
  /** Epoch ms by a monotonic clock since the process began: for all waiting. */
  now(): number;
  /** Epoch ms by the machine's clock: for stored dates and retention. */
  date(): number;
  /** From 0 to below 1. @param what seed in tests */
  random(what: string): number;
}

export interface Timers {
  /** Calls `run` after `ms`. @returns cancels it */
  after(ms: number, run: () => void): () => void;
}

/** Epoch ms by a monotonic clock: see `Time.now`. */
export const steadyNow = (): number => Math.round(performance.timeOrigin + performance.now());

export const REAL_TIME: Time & Timers = {
  now: steadyNow,
  date: Date.now,
  after: (ms, run) => {
    const timeout = setTimeout(run, ms);
    return () => clearTimeout(timeout);
  },
  random: () => randomInt(2 ** 47) / 2 ** 47,
};

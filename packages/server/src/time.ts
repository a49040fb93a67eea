import { randomInt } from 'node:crypto';

/** Clock and chance outside the rules, injected so that tests can hold them in their hands. */
export interface Time {
  /** Epoch ms by a monotonic clock that began with the process: for everything that is waited for. */
  now(): number;
  /** Epoch ms by the machine's clock as it is set now: for what is stored for people, and for tidying up. */
  date(): number;
  /** From 0 to below 1. @param what it is drawn for: tests give the same thing the same chance */
  random(what: string): number;
}

/** A clock with timers. */
export interface Timers {
  /** Calls `run` once, `ms` from now. @returns cancels it */
  after(ms: number, run: () => void): () => void;
}

/** Epoch ms by a clock that nobody can set: see `Time.now`. */
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

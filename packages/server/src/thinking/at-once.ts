import { type Answered, think } from '@illuminice/bots';
import type { Thinker } from './thinker.js';

/** Thinks in the caller's own thread, at once: for tests, and where `THINKING_THREADS` is 0. @param report is told of what a mind throws */
export const thinkingAtOnce = (report: (error: unknown) => void): Thinker => ({
  think(question, done) {
    let answered: Answered | null = null;
    try {
      answered = think(question);
    } catch (error) {
      report(error);
    }
    done(answered);
    return () => {};
  },
});

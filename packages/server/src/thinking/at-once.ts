import { type Answered, think } from '@illuminice/bots';
import type { Thinker } from './thinker.js';

/** Thinks in the caller's thread, at once: for tests and `THINKING_THREADS=0`. @param report gets errors of minds */
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

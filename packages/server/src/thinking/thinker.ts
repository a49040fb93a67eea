import { type Answered, type Question, think } from '@illuminice/bots';

/** Thinks for computer players. */
export interface Thinker {
  /**
   * @param done called once, at once or later, unless the question is given up; null: thinking failed or took too long
   * @returns gives the question up
   */
  think(question: Question, done: (answered: Answered | null) => void): () => void;
}

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

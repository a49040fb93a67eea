import type { Answered, Question } from '@illuminice/bots';

/** Thinks for computer players. */
export interface Thinker {
  /**
   * @param done called once, at once or later, unless the question is given up; null: thinking failed or took too long
   * @returns gives the question up
   */
  think(question: Question, done: (answered: Answered | null) => void): () => void;
}

import type { Answered, Question } from '@illuminice/bots';

export interface Thinker {
  /** @param done called once, unless cancelled; null: it failed or timed out @returns cancels the question */
  think(question: Question, done: (answered: Answered | null) => void): () => void;
}

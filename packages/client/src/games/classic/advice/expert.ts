import { type Advice, classicMind, type Hindsight, hindsightOf, type Reason } from '@illuminice/bots';
import type { RecordedGame } from '@illuminice/rules';
import type { ClassicTypes, Intent, View } from '@illuminice/rules/classic';

/** What an expert can be asked. */
export interface Expert {
  /** A move for the viewer, with its reasons; null where the viewer is not asked. */
  advise(view: View): Advice<Intent, Reason> | null;
  /** The decisions of a recorded game in which there was a better move. @throws what stepping the game throws */
  hindsight(game: RecordedGame<ClassicTypes>): readonly Hindsight[];
}

/** A question to the expert's thread, numbered. */
export interface Question {
  readonly id: number;
  readonly ask: keyof Expert;
  readonly about: unknown;
}

export type Answer = { readonly id: number; readonly said: unknown } | { readonly id: number; readonly problem: string };

const expert: Expert = {
  advise: (view) => classicMind('mastermind', 'plain').advise(view),
  hindsight: hindsightOf,
};

/** The expert's answer to a question, whatever becomes of it. */
export const answer = ({ id, ask, about }: Question): Answer => {
  try {
    return { id, said: expert[ask](about as never) };
  } catch (error) {
    return { id, problem: String(error) };
  }
};

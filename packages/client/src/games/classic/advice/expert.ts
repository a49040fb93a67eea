import type { Advice } from '@illuminice/bots';
import { classicMind, type Hindsight, hindsightOf, type Reason } from '@illuminice/bots/classic';
import type { RecordedGame } from '@illuminice/rules';
import type { ClassicTypes, Intent, View } from '@illuminice/rules/classic';

export interface Expert {
  /** A move for the viewer, with its reasons; null where the viewer is not asked. */
  advise(view: View): Advice<Intent, Reason> | null;
  /** The decisions of a recorded game in which there was a better move. @throws what stepping the game throws */
  hindsight(game: RecordedGame<ClassicTypes>): readonly Hindsight[];
}

export const expert: Expert = {
  advise: (view) => classicMind('mastermind', 'plain').advise(view),
  hindsight: hindsightOf,
};

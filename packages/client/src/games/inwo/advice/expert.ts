import type { Advice } from '@illuminice/bots';
import { type Hindsight, hindsightOf, inwoMind, type Reason } from '@illuminice/bots/inwo';
import type { RecordedGame } from '@illuminice/rules';
import type { Intent, InwoTypes, View } from '@illuminice/rules/inwo';

export interface Expert {
  advise(view: View): Advice<Intent, Reason> | null;
  /** The decisions of a recorded game in which there was a better move. @throws what stepping the game throws */
  hindsight(game: RecordedGame<InwoTypes>): readonly Hindsight[];
}

export const expert: Expert = {
  advise: (view) => inwoMind('expert').advise(view),
  hindsight: hindsightOf,
};

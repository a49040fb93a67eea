import { type Advice, type InwoHindsight, type InwoReason, inwoHindsightOf, inwoMind } from '@illuminice/bots';
import type { RecordedGame } from '@illuminice/rules';
import type { Intent, InwoTypes, View } from '@illuminice/rules/inwo';

/** What an expert can be asked. */
export interface Expert {
  /** A move for the viewer, with its reasons; null where the viewer is not asked. */
  advise(view: View): Advice<Intent, InwoReason> | null;
  /** The decisions of a recorded game in which there was a better move. @throws what stepping the game throws */
  hindsight(game: RecordedGame<InwoTypes>): readonly InwoHindsight[];
}

export const expert: Expert = {
  advise: (view) => inwoMind('expert').advise(view),
  hindsight: inwoHindsightOf,
};

import { DEFAULT_RULESET, RULESET_IDS, type RulesetId } from '@illuminice/rules';
import { useEffect } from 'preact/hooks';
import { spokenGame, wordsFor } from '../text';

/** How many screens speak of a game of their own: one of them may come before another one goes. */
let speaking = 0;

/**
 * Has the page speak of a game as long as this screen is shown; other pages speak of the usual one.
 *
 * @returns whether it does so by now
 */
export function useWordsOf(game: RulesetId = DEFAULT_RULESET): boolean {
  useEffect(() => {
    speaking++;
    void wordsFor('all', game);
    return () => {
      speaking--;
      setTimeout(() => speaking === 0 && void wordsFor('all'), 0);
    };
  }, [game]);
  return spokenGame.value === game;
}

/** The game that an address names (`/cards/inwo`); without one, or with an unknown one, `otherwise`. */
export const gameNamed = <T extends RulesetId | null>(name: string | undefined, otherwise: T): RulesetId | T =>
  RULESET_IDS.find((id) => id === name) ?? otherwise;

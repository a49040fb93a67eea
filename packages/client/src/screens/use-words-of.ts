import { DEFAULT_RULESET, RULESET_IDS, type RulesetId } from '@illuminice/rules';
import { useEffect } from 'preact/hooks';
import { spokenGame, wordsFor } from '../text';

/** Number of screens with words of their own: the next one may mount before the last one unmounts. */
let speaking = 0;

/** Uses the words of a game while this screen is mounted; other pages use the default game's. @returns true once they are loaded */
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

/** The game that an address names (`/cards/inwo`); `otherwise` without a known name. */
export const gameNamed = <T extends RulesetId | null>(name: string | undefined, otherwise: T): RulesetId | T =>
  RULESET_IDS.find((id) => id === name) ?? otherwise;

import { RULESET_IDS } from '@illuminice/rules';
import { useEffect } from 'preact/hooks';
import { partsOf } from '../../games';
import type { DeckPageProps } from '../../table/game-ui';
import { spokenGame, wordsFor } from '../../text';
import { Later } from '../../ui/lazy-part';

const game = RULESET_IDS.find((id) => partsOf(id)?.decks);
const part = game && partsOf(game)?.decks;

/** How often this screen is shown: one of them may come before another one goes. */
let shown = 0;

/** The decks of the game whose players make some: `/decks`, `/decks/ID`, `/d/ID`. */
export default function Decks(asked: DeckPageProps) {
  useEffect(() => {
    shown++;
    void wordsFor('all', game);
    return () => {
      shown--;
      setTimeout(() => shown === 0 && void wordsFor('all'), 0);
    };
  }, []);
  // Another page may have come with words of its own by now.
  if (!part || spokenGame.value !== game) return null;
  return <Later part={part}>{({ default: Page }) => <Page {...asked} />}</Later>;
}

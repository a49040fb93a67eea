import { RULESET_IDS } from '@illuminice/rules';
import { partsOf } from '../../games';
import type { DeckPageProps } from '../../table/game-ui';
import { Later } from '../../ui/lazy-part';
import { useWordsOf } from '../use-words-of';

const game = RULESET_IDS.find((id) => partsOf(id)?.decks);
const part = game && partsOf(game)?.decks;

/** The decks of the game whose players make some: `/decks`, `/decks/ID`, `/d/ID`. */
export default function Decks(asked: DeckPageProps) {
  // Another page may have come with words of its own by now.
  const isSpoken = useWordsOf(game);
  if (!part || !isSpoken) return null;
  return <Later part={part}>{({ default: Page }) => <Page {...asked} />}</Later>;
}

import { RULESET_IDS } from '@illuminice/rules';
import { partsOf } from '../../games';
import type { DeckPageProps } from '../../table/game-ui';
import { Later } from '../../ui/lazy-part';
import { useWordsOf } from '../use-words-of';

const game = RULESET_IDS.find((id) => partsOf(id)?.decks);
const part = game && partsOf(game)?.decks;

/** Pages of players' decks: `/decks`, `/decks/ID`, `/d/ID`. */
export default function Decks(asked: DeckPageProps) {
  // Another page may have loaded its own words by now.
  const isSpoken = useWordsOf(game);
  if (!part || !isSpoken) return null;
  return <Later part={part}>{({ default: Page }) => <Page {...asked} />}</Later>;
}

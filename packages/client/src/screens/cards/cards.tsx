import { DEFAULT_RULESET, RULESET_IDS } from '@illuminice/rules';
import { useLocation, useRoute } from 'preact-iso/router';
import { at } from '../../base-path';
import { GAMES } from '../../games';
import { t } from '../../text';
import { Later } from '../../ui/lazy-part';
import { LibraryPage } from '../../ui/library-page';
import { Segmented } from '../../ui/segmented';
import { suffixOf } from '../../ui/suffix-of';
import { gameNamed, useWordsOf } from '../use-words-of';
import { Unreached, Wait } from '../wait';

/** Browser of a game's cards: `/cards`, `/cards/inwo`; `/cards/inwo#hackers` scrolls to a card (U97, U221). */
export default function Cards() {
  const { route } = useLocation();
  const game = gameNamed(useRoute().params.game, DEFAULT_RULESET);
  const isSpoken = useWordsOf(game);
  const part = GAMES[game].cards;
  return (
    <LibraryPage
      here="/cards"
      title={t('gallery.title')}
      beside={
        <Segmented
          label={t('home.game')}
          testid="gallery-game"
          value={game}
          choices={RULESET_IDS.map((id) => ({ value: id, text: t('game.name', { ruleset: id }) }))}
          onChange={(id) => route(at(`/cards${suffixOf(id)}`), true)}
        />
      }
    >
      {isSpoken && (
        <Later part={part} fallback={(failed) => (failed ? <Unreached onRetry={part.retry} /> : <Wait text={t('join.connecting')} />)}>
          {({ default: AllCards }) => <AllCards key={game} />}
        </Later>
      )}
    </LibraryPage>
  );
}

import { t } from '../../text';
import { Button } from '../../ui/button';
import { cx } from '../../ui/cx';
import { LibraryPage, LibraryRest, NothingHere } from '../cards/library-page';
import { GameRows } from './game-rows';
import { useGames } from './games';
import css from './replays.module.css';

/** Every finished game there is to be watched, at `/replays` (U106). */
export default function Replays() {
  const { list, failed, more } = useGames();
  return (
    <LibraryPage here="/replays" title={t('replays.title')} beside={<p class="muted">{t('replays.about')}</p>} testid="replays">
      <LibraryRest centred>
        {failed && (
          <p class="error" role="alert">
            {t('replays.failed')}
          </p>
        )}
        {list === null && <p class="muted">{t('replays.loading')}</p>}
        {list?.length === 0 && !failed && (
          <NothingHere text={t('replays.none')} testid="games-none">
            <a class="button brass" href="/">
              {t('home')}
            </a>
          </NothingHere>
        )}
        {list && list.length > 0 && (
          <div class={cx('panel', css.replaysPanel)}>
            <GameRows games={list} />
          </div>
        )}
        {more && (
          <Button testid="games-more" onClick={more}>
            {t('replays.more')}
          </Button>
        )}
      </LibraryRest>
    </LibraryPage>
  );
}

import { t } from '../../text';
import { Button } from '../../ui/button';
import { LibraryHead } from '../cards/library-head';
import { GameRows } from './game-rows';
import { useGames } from './games';

/** Every finished game there is to be watched, at `/replays` (U106). */
export default function Replays() {
  const { list, failed, more } = useGames();
  return (
    <div class="library replays" data-testid="replays">
      <LibraryHead title={t('replays.title')} />
      <main>
        <p class="small muted">{t('replays.about')}</p>
        {failed && (
          <p class="error" role="alert">
            {t('replays.failed')}
          </p>
        )}
        {list === null && <p class="muted">{t('replays.loading')}</p>}
        {list?.length === 0 && !failed && (
          <p class="muted" data-testid="games-none">
            {t('replays.none')}
          </p>
        )}
        {list && list.length > 0 && (
          <div class="panel replays-panel">
            <GameRows games={list} />
          </div>
        )}
        {more && (
          <Button testid="games-more" onClick={more}>
            {t('replays.more')}
          </Button>
        )}
      </main>
    </div>
  );
}

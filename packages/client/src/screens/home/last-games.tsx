import { t } from '../../text';
import { GameRows } from '../replays/game-rows';
import { useGames } from '../replays/games';

/** How many of them the first page shows. */
const SHOWN = 3;

/** The games that ended last, to be watched again. */
export function LastGames() {
  const { list, failed } = useGames();
  return (
    <section class="panel open-tables" aria-labelledby="last-games" data-testid="home-games">
      <h2 id="last-games" class="panel-title">
        {t('replays.title')}
        {list && list.length > SHOWN && (
          <a class="small" href="/replays" data-testid="home-games-all">
            {t('replays.all')}
          </a>
        )}
      </h2>
      {list?.length === 0 && <p class="muted">{t(failed ? 'home.noServer' : 'replays.none')}</p>}
      {list && <GameRows games={list.slice(0, SHOWN)} />}
    </section>
  );
}

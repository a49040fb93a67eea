import { at } from '../../base-path';
import type { FinishedGame } from '../../net/http';
import { seatLook } from '../../prefs/seat-look';
import { list, named, t, words } from '../../text';
import { Button } from '../../ui/button';
import { cx } from '../../ui/cx';
import { LibraryPage, LibraryRest, NothingHere } from '../../ui/library-page';
import { SeatMark } from '../../ui/seat-mark';
import { useGames } from './games';
import css from './replays.module.css';

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
            <a class="button brass" href={at('/')}>
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

function GameRows({ games }: { games: readonly FinishedGame[] }) {
  const when = new Intl.DateTimeFormat(words().locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <ul class={css.gameRows} data-testid="games">
      {games.map(({ id, ruleset, seats: unnamed, winners, intents, endedAt }) => {
        const seats = named(unnamed);
        const names = seats.filter(({ player }) => winners.includes(player)).map(({ name }) => name);
        const result = t('replays.won', { n: names.length, names: list(names) });
        return (
          <li key={id}>
            <div>
              <strong>{result}</strong>
              <span class="small muted">
                {t('game.name', { ruleset })} · {when.format(endedAt)} · {t('replays.steps', { n: intents })}
              </span>
            </div>
            <span class={cx(css.gameSeats, 'small')}>
              {seats.map(({ player, name, colour }) => (
                <span key={player}>
                  <SeatMark look={seatLook(colour)} size={12} /> <bdi>{name}</bdi>
                </span>
              ))}
            </span>
            <a class="button small" href={at(`/r/${id}`)} aria-label={`${t('replays.watch')}: ${result}`} data-testid={`game-${id}`}>
              {t('replays.watch')}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

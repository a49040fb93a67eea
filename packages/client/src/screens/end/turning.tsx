import { useGameUi } from '../../games/game-context';
import type { TurningPoint } from '../../games/game-ui';
import { useTable } from '../../table/table-context';
import { t, textOf } from '../../text';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/icon';
import { SeatMark } from '../../ui/seat-mark';
import css from './end.module.css';

/** The moments that decided the game; each opens the replay there. `game`: its id. */
export function Turning({ points, game }: { points: readonly TurningPoint[]; game: string }) {
  const table = useTable();
  const { log } = useGameUi();
  if (points.length === 0) return null;
  return (
    <section class={cx('panel', css.endPoints)} aria-labelledby="end-points" data-testid="end-points">
      <h2 id="end-points" class="panel-title">
        {t('end.points')} <span class="small muted">{t('end.pointsHint')}</span>
      </h2>
      <ol>
        {points.map(({ turn, moment, event, by }) => (
          <li key={moment}>
            <a href={`/r/${game}?at=${moment}`} data-testid={`end-point-${moment}`}>
              <b>{t('charts.turn', { turn })}</b>
              <span>{by && <SeatMark look={table.seat(by).look} size={13} />}</span>
              <span>{textOf(log.line(event, { player: table.name }))}</span>
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

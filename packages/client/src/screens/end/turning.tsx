import type { GameRecord } from '@illuminice/protocol';
import { useMemo } from 'preact/hooks';
import { useTable } from '../../hud/model';
import { logLine, t, textOf } from '../../text';
import { Icon } from '../../ui/icon';
import { SeatMark } from '../../ui/seat-mark';
import { type TurningPoint, turningPointsOf } from './turning-points';

const MOST = 3;

/** The moments that made the game what it became; each opens the replay there. */
export function Turning({ game, id }: { game: GameRecord; id: string }) {
  const table = useTable();
  const points = useMemo(() => safely(game), [game]);
  if (points.length === 0) return null;
  return (
    <section class="panel end-points" aria-labelledby="end-points" data-testid="end-points">
      <h2 id="end-points" class="panel-title">
        {t('end.points')} <span class="small muted">{t('end.pointsHint')}</span>
      </h2>
      <ol>
        {points.map(({ turn, moment, event, by }) => (
          <li key={moment}>
            <a href={`/r/${id}?at=${moment}`} data-testid={`end-point-${moment}`}>
              <b>{t('charts.turn', { turn })}</b>
              <span>{by && <SeatMark look={table.seat(by).look} size={13} />}</span>
              <span>{textOf(logLine(event, { player: table.name }))}</span>
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A game that this build cannot step has none to show. */
function safely(game: GameRecord): TurningPoint[] {
  try {
    return turningPointsOf(game, MOST);
  } catch {
    return [];
  }
}

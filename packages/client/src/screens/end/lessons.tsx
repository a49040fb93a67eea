import type { GameRecord } from '@illuminice/protocol';
import type { PlayerId } from '@illuminice/rules';
import { at } from '../../base-path';
import { CardsIn } from '../../hud/named/cards-in';
import { useTable } from '../../table/table-context';
import { t } from '../../text';
import { Button } from '../../ui/button';
import { cx } from '../../ui/cx';
import { SeatMark } from '../../ui/seat-mark';
import { type LookedBack, useHindsight } from '../use-hindsight';
import css from './lessons.module.css';

const MOST = 3;

/** Lessons for each player, the viewer's unfolded. `id`: of the game's replay, if there is one. */
export function Lessons({ record, id }: { record: GameRecord; id: string | undefined }) {
  const table = useTable();
  const { found, again } = useHindsight(record);
  if (found === 'failed')
    return (
      <p class={cx('panel', css.lessons)} role="alert" data-testid="lessons-failed">
        {t('hindsight.failed')}{' '}
        <Button size="small" testid="lessons-again" onClick={again}>
          {t('trade.retry')}
        </Button>
      </p>
    );
  if (typeof found === 'string') return null;
  const { me } = table.game;
  const players = [...record.players].sort((left, other) => Number(other === me) - Number(left === me));
  return (
    <section class={cx('panel', css.lessons)} aria-labelledby="end-lessons" data-testid="end-lessons">
      <h2 id="end-lessons" class="panel-title">
        {t('lessons.title')}
      </h2>
      {players.map((player, index) => (
        <OfPlayer key={player} found={found} player={player} id={id} isOpen={index === 0} />
      ))}
    </section>
  );
}

function OfPlayer({ found, player, id, isOpen }: { found: LookedBack; player: PlayerId; id: string | undefined; isOpen: boolean }) {
  const table = useTable();
  const { ui, moves } = found;
  const { look, name, place } = table.seat(player);
  const lessons = ui.lessons(moves, player, MOST);
  return (
    <details open={isOpen} data-testid={`lessons-${place}`}>
      <summary>
        <SeatMark look={look} size={13} /> <b>{name}</b> <span class="small muted">{t('lessons.count', { n: lessons.length })}</span>
      </summary>
      {lessons.length > 0 && (
        <ol>
          {lessons.map((lesson) => {
            const { made, better, reasons } = ui.inWords(lesson, table.name);
            return (
              <li key={lesson.moment} data-testid="lesson">
                <span>
                  {id ? (
                    <a href={at(`/r/${id}?at=${lesson.moment}&as=${player}`)}>{t('charts.turn', { turn: lesson.turn })}</a>
                  ) : (
                    <b>{t('charts.turn', { turn: lesson.turn })}</b>
                  )}{' '}
                  <CardsIn text={made} isPlain />
                </span>
                <span>
                  <CardsIn text={t('hindsight.instead', { move: better })} isPlain />
                </span>
                <span class="small muted">{reasons.join(' · ')}</span>
              </li>
            );
          })}
        </ol>
      )}
    </details>
  );
}

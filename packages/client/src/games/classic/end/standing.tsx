import { goalsOf, powerOf } from '@illuminice/rules/classic';
import { cardName, t } from '../../../text';
import { cx } from '../../../ui/cx';
import { SeatMark } from '../../../ui/seat-mark';
import { useTable } from '../use-table';
import { ranking } from './ranking';
import css from './standing.module.css';

/** Where everyone stood, the winners first (U81). */
export function Standing() {
  const table = useTable();
  const view = table.game.view.value;
  const { board } = view;
  const { outcome } = board;
  if (!outcome) return null;
  return (
    <div class={cx('panel', css.endStanding)} data-testid="standing">
      <table>
        <caption class="visually-hidden">{t('end.standing')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('end.player')}</th>
            <th scope="col">{t('end.groups')}</th>
            <th scope="col">{t('end.power')}</th>
            <th scope="col">{t('end.money')}</th>
            <th scope="col">{t('end.own')}</th>
          </tr>
        </thead>
        <tbody>
          {ranking(board, outcome).map((seat) => {
            const info = table.seat(seat.player);
            const goals = seat.illuminati ? goalsOf(view, seat.player) : [];
            const own = goals.find(({ goal }) => goal !== 'basic');
            const basic = goals.find(({ goal }) => goal === 'basic');
            const score = outcome.scores.find(({ player }) => player === seat.player)?.score;
            return (
              <tr key={seat.player}>
                <th scope="row">
                  <SeatMark look={info.look} size={14} /> <b>{info.name}</b>{' '}
                  <span class="muted">{seat.illuminati ? cardName(seat.illuminati) : ''}</span>{' '}
                  {outcome.winners.includes(seat.player) && (
                    <span class={cx('pill', outcome.ended === 'draw' ? '' : 'good')}>{t('end.won', { ended: outcome.ended })}</span>
                  )}
                </th>
                <td>{basic ? `${basic.have}/${basic.need}` : Math.max(0, seat.cards.length - 1)}</td>
                <td>{seat.cards.reduce((sum, card) => sum + powerOf(board, card), 0)}</td>
                <td>{seat.cards.reduce((sum, card) => sum + (board.cards[card]?.money ?? 0), 0)}</td>
                <td>{score !== undefined ? t('end.score', { n: score }) : own ? `${own.have}/${own.need}` : '–'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

import { findFacts, progressOf } from '@illuminice/rules/inwo';
import { cx } from '../../../ui/cx';
import { SeatMark } from '../../../ui/seat-mark';
import { ownPlots } from '../known';
import { useTable } from '../use-table';
import { cardName, goalText, t } from '../words';
import css from './standings.module.css';

/** How everybody stands: what they count of what they need, tokens and hands; one's own hidden Goals besides. */
export function Standings() {
  const table = useTable();
  const view = table.game.view.value;
  const { board } = view;
  const { who } = table.game.decision.value;
  const goals = ownPlots(view).filter(({ card }) => findFacts(card)?.kind === 'goal');
  return (
    <section class={css.panel} data-testid="status-panel" aria-label={t('status.title')}>
      <h2 class="panel-title">{t('status.title')}</h2>
      <ul class={css.list}>
        {board.seats.map(({ player, status, illuminati, hiddenPlots, plots, hiddenGroups, groups }) => {
          const seat = table.seat(player);
          const own = Object.values(board.cards).filter(({ owner }) => owner === player);
          const tokens = own.reduce((sum, card) => sum + card.tokens, 0);
          const head = illuminati === null ? undefined : board.cards[illuminati]?.card;
          const [have, need] = head === undefined ? [0, 1] : progressOf(board, player);
          return (
            <li
              key={player}
              class={cx(css.standing, status === 'out' && css.out, who.includes(player) && css.waited)}
              style={{ '--seat': seat.look.colour }}
              data-testid={`standing-${seat.place}`}
            >
              <div class={css.head}>
                <SeatMark look={seat.look} size={14} />
                <b>{seat.name}</b>
                {player === table.game.me && <span class="small muted">{t('you')}</span>}
                <span class="spring" />
                <span class="small muted">
                  {status === 'out'
                    ? t('status.out')
                    : t('status.hand', { tokens, plots: hiddenPlots + plots.length, groups: hiddenGroups + groups.length })}
                </span>
              </div>
              {head !== undefined && <p class="small muted">{cardName(head)}</p>}
              {head !== undefined && status === 'in' && (
                <div class={cx(css.goal, need - have === 1 && css.close)}>
                  <span class="small">{player === table.game.me ? goalText(head, need) : t('status.cards')}</span>
                  <span class="small figures">
                    {have}/{need}
                  </span>
                  <meter
                    class={css.bar}
                    min={0}
                    max={need}
                    value={Math.min(have, need)}
                    aria-label={t('status.cards')}
                    style={{ '--part': Math.min(1, have / Math.max(1, need)) }}
                  />
                </div>
              )}
              {player === table.game.me &&
                goals.map(({ id, card }) => (
                  <p key={id} class={cx(css.secret, 'small')}>
                    <b>{cardName(card)}</b> {goalText(card, need)} {t('status.onlyYou')}
                  </p>
                ))}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

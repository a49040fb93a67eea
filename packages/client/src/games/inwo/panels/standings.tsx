import { cardMeasures, findFacts, groupsNeeded, publicMeasures } from '@illuminice/rules/inwo';
import { cx } from '../../../ui/cx';
import { SeatMark } from '../../../ui/seat-mark';
import { ownPlots } from '../known';
import { useTable } from '../use-table';
import { cardName, goalText, t } from '../words';
import { Measures } from './measures';
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
                <>
                  {player === table.game.me && <p class="small">{goalText(head, groupsNeeded(board))}</p>}
                  <Measures measures={publicMeasures(board, player)} />
                </>
              )}
              {player === table.game.me &&
                goals.map(({ id, card }) => (
                  <div key={id} class={css.secret} data-testid={`own-goal-${card}`}>
                    <p class="small">
                      <b>{cardName(card)}</b> {goalText(card, groupsNeeded(board))} {t('status.onlyYou')}
                    </p>
                    {status === 'in' && <Measures measures={cardMeasures(board, player, card)} />}
                  </div>
                ))}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

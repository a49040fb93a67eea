import { type Board, cardMeasures, findFacts, groupsNeeded, publicMeasures } from '@illuminice/rules/inwo';
import { NamedCard } from '../../../hud/named/named-card';
import { Standings as List, Standing, StandingsPanel } from '../../../hud/seats/standing';
import { ordersOf } from '../board/scene';
import { ownPlots } from '../known';
import { useTable } from '../use-table';
import { cardName, cardText, goalText, t } from '../words';
import { Measures } from './measures';
import css from './standings.module.css';

/** New World Orders in force, each with what it does. */
function OrdersInForce({ board }: { board: Board }) {
  const orders = ordersOf(board).flatMap(({ id, colour }) => (id === null ? [] : [{ id, colour, card: board.cards[id]?.card ?? id }]));
  if (orders.length === 0) return null;
  return (
    <ul class={css.orders} aria-label={t('scene.orders')} data-testid="orders-in-force">
      {orders.map(({ id, colour, card }) => (
        <li key={id} class="small" data-colour={colour}>
          <NamedCard card={id}>
            <b>{cardName(card)}</b>
          </NamedCard>{' '}
          {cardText(card)}
        </li>
      ))}
    </ul>
  );
}

/** Standings: counted things, tokens and hands; with the viewer's own hidden Goals. */
export function Standings() {
  const table = useTable();
  const view = table.game.view.value;
  const { board } = view;
  const goals = ownPlots(view).filter(({ card }) => findFacts(card)?.kind === 'goal');
  return (
    <StandingsPanel title={t('status.title')}>
      <OrdersInForce board={board} />
      <List>
        {board.seats.map(({ player, status, illuminati, hiddenPlots, plots, hiddenGroups, groups }) => {
          const own = Object.values(board.cards).filter(({ owner }) => owner === player);
          const tokens = own.reduce((sum, card) => sum + card.tokens, 0);
          const head = illuminati === null ? undefined : board.cards[illuminati]?.card;
          const isOut = status === 'out';
          return (
            <Standing
              key={player}
              player={player}
              isOut={isOut}
              line={
                isOut
                  ? t('status.out')
                  : t('status.hand', { tokens, plots: hiddenPlots + plots.length, groups: hiddenGroups + groups.length })
              }
            >
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
            </Standing>
          );
        })}
      </List>
    </StandingsPanel>
  );
}

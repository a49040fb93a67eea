import type { CardId } from '@illuminice/rules';
import type { OwnOrdersProps } from '../../../table/game-ui';
import { cardName, t } from '../../../text';
import { useTable } from '../use-table';

/** Orders of the classic game: which card pays a tax, and on whose turn to play the Senate Investigating Committee. */
export function OwnOrders({ orders, give }: OwnOrdersProps) {
  const table = useTable();
  const { seats } = table.game.view.value.board;
  const self = seats.find(({ player }) => player === table.game.me);
  const others = seats.filter(({ player, status }) => player !== table.game.me && status === 'in');
  return (
    <>
      <p class="small muted">{t('orders.asked')}</p>
      <label class="field-row">
        <span>{t('orders.tax')}</span>
        <select
          class="select"
          data-testid="orders-tax"
          value={orders.taxFrom ?? ''}
          onChange={(event) => give({ taxFrom: (event.currentTarget.value || null) as CardId | null })}
        >
          <option value="">{t('orders.taxAsUsual')}</option>
          {self?.cards.map((card) => (
            <option key={card} value={card}>
              {cardName(card)}
            </option>
          ))}
        </select>
      </label>
      <label class="field-row">
        <span>{t('orders.senate', { card: cardName('senate-investigating-committee') })}</span>
        <select
          class="select"
          data-testid="orders-senate"
          value={orders.senate ?? ''}
          onChange={(event) => give({ senate: event.currentTarget.value || null })}
        >
          <option value="">{t('orders.never')}</option>
          {others.map(({ player }) => (
            <option key={player} value={player}>
              {t('orders.turnOf', { name: table.name(player) })}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

import type { Orders } from '@illuminice/protocol';
import type { CardId, PlayerId } from '@illuminice/rules';
import { useEffect, useRef } from 'preact/hooks';
import { NotifyButton } from '../../../hud/talk/notify-button';
import { cardName, t } from '../../../text';
import { Button } from '../../../ui/button';
import { Chip } from '../../../ui/chip';
import { cx } from '../../../ui/cx';
import { SeatMark } from '../../../ui/seat-mark';
import { useTable } from '../use-table';
import css from './standing-orders.module.css';

const ASK: readonly Orders['ask'][] = ['silence', 'always', 'target', 'danger', 'nextTurn'];

/** What the server does in the viewer's place: nobody else learns of it, and it acts after a pause like anybody's. */
export function StandingOrders({ onBack }: { onBack: () => void }) {
  const table = useTable();
  const orders = table.link.orders.value;
  const { board } = table.game.view.value;
  const self = board.seats.find(({ player }) => player === table.game.me);
  const others = board.seats.filter(({ player, status }) => player !== table.game.me && status === 'in');
  // One change does not wait for the other to come back from the server.
  const wanted = useRef(orders);
  useEffect(() => {
    wanted.current = orders;
  }, [orders]);
  const give = (change: Partial<Orders>) => {
    wanted.current = { ...wanted.current, ...change };
    void table.send('orders', { orders: wanted.current });
  };
  const silence = (player: PlayerId) => {
    const { noOffersFrom } = orders;
    give({ noOffersFrom: noOffersFrom.includes(player) ? noOffersFrom.filter((one) => one !== player) : [...noOffersFrom, player] });
  };
  return (
    <div class={cx('stack', css.orders)} data-testid="orders" data-ask={orders.ask}>
      <p class="small muted">{t('orders.help')}</p>
      {ASK.map((ask) => (
        <Button
          key={ask}
          icon={ask === orders.ask ? 'check' : undefined}
          pressed={ask === orders.ask}
          testid={`orders-${ask}`}
          onClick={() => give({ ask })}
        >
          {t('orders.ask', { ask })}
        </Button>
      ))}
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
      <fieldset class="chips" aria-label={t('orders.noOffers')}>
        <span class="small">{t('orders.noOffers')}</span>
        {others.map(({ player }) => (
          <Chip
            key={player}
            pressed={orders.noOffersFrom.includes(player)}
            testid={`orders-no-offers-${table.seat(player).place}`}
            onClick={() => silence(player)}
          >
            <SeatMark look={table.seat(player).look} size={12} /> {table.name(player)}
          </Chip>
        ))}
      </fieldset>
      <NotifyButton />
      <Button kind="brass" testid="orders-back" onClick={onBack}>
        {t('orders.back')}
      </Button>
    </div>
  );
}

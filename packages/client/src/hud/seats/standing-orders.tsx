import { type PlayerId, STOPS } from '@illuminice/rules';
import { useGameUi, useTable } from '../../table/table-context';
import { t } from '../../text';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { cx } from '../../ui/cx';
import { Later } from '../../ui/lazy-part';
import { SeatMark } from '../../ui/seat-mark';
import { NotifyButton } from '../talk/notify-button';
import css from './standing-orders.module.css';
import { useOrders } from './use-orders';

/** Pause before loading the game's rows is retried, ms. */
const AGAIN_MS = 3000;

/** Standing orders, carried out by the server: private, and answered after a pause like anybody's (U57). */
export function StandingOrders({ onBack }: { onBack: () => void }) {
  const table = useTable();
  const { ownOrders } = useGameUi().play;
  const { orders, give, stopAt } = useOrders();
  const others = table.game.view.value.board.seats.filter(({ player, status }) => player !== table.game.me && status === 'in');
  const silence = (player: PlayerId) => {
    const { noOffersFrom } = orders;
    give({ noOffersFrom: noOffersFrom.includes(player) ? noOffersFrom.filter((id) => id !== player) : [...noOffersFrom, player] });
  };
  return (
    <div class={cx('stack', css.orders)} data-testid="orders" data-ask={orders.ask}>
      <p class="small muted">{t('orders.help')}</p>
      {STOPS.map((ask) => (
        <Button
          key={ask}
          icon={ask === orders.ask ? 'check' : undefined}
          pressed={ask === orders.ask}
          testid={`orders-${ask}`}
          onClick={() => stopAt(ask)}
        >
          {t('orders.ask', { ask })}
        </Button>
      ))}
      <Later part={ownOrders} againMs={AGAIN_MS}>
        {({ OwnOrders }) => <OwnOrders orders={orders} give={give} />}
      </Later>
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

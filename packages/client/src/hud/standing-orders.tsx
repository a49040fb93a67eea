import type { Orders } from '@illuminice/protocol';
import { t } from '../text';
import { Button } from '../ui/button';
import { useTable } from './model';

const ASK: readonly Orders['ask'][] = ['always', 'target', 'danger', 'nextTurn'];

/** When the viewer wants to be asked: otherwise the server says done in his place. */
export function StandingOrders() {
  const table = useTable();
  const orders = table.link.orders.value;
  return (
    <fieldset class="menu-list" data-testid="orders" data-ask={orders.ask}>
      <legend class="small muted">{t('orders.title')}</legend>
      {ASK.map((ask) => (
        <Button
          key={ask}
          icon={ask === orders.ask ? 'check' : undefined}
          pressed={ask === orders.ask}
          testid={`orders-${ask}`}
          onClick={() => void table.link.send('orders', { orders: { ...orders, ask } })}
        >
          {t('orders.ask', { ask })}
        </Button>
      ))}
    </fieldset>
  );
}

/** Says that an order stands, and cancels it. */
export function CancelOrders() {
  const table = useTable();
  const { ask } = table.link.orders.value;
  if (ask === 'always') return null;
  const words = t('orders.cancel', { ask: t('orders.ask', { ask }) });
  return (
    <Button
      icon="clock"
      pressed
      label={words}
      hint={words}
      testid="orders-cancel"
      onClick={() => void table.link.send('orders', { orders: {} })}
    />
  );
}

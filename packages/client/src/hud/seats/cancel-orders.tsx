import type { Orders } from '@illuminice/protocol';
import { prefs } from '../../prefs/prefs';
import { useAction } from '../../prefs/use-action';
import { useTable } from '../../table/table-context';
import { t } from '../../text';
import { Button } from '../../ui/button';
import { keysInWords } from '../../ui/key-words';

/** How many orders stand. */
const standing = ({ ask, senate, taxFrom, noOffersFrom }: Orders): number =>
  Number(ask !== 'silence') + Number(senate !== null) + Number(taxFrom !== null) + noOffersFrom.length;

/** Says that orders stand; pressed, or with its key, it cancels all. */
export function CancelOrders() {
  const table = useTable();
  const now = table.link.orders.value;
  const n = standing(now);
  useAction('cancelOrders', () => {
    if (n > 0) void table.send('orders', { orders: {} });
    return n > 0;
  });
  if (n === 0) return null;
  const key = keysInWords(prefs.bindings.value.cancelOrders);
  const words = t('orders.cancel', { n, ask: t('orders.ask', { ask: now.ask }), key });
  return (
    <Button
      icon="clock"
      pressed
      label={words}
      hint={words}
      testid="orders-cancel"
      onClick={() => void table.send('orders', { orders: {} })}
    />
  );
}

import type { Orders } from '@illuminice/protocol';
import { useEffect } from 'preact/hooks';
import { prefs } from '../../prefs/prefs';
import { useAction } from '../../prefs/use-action';
import { useTable } from '../../table/table-context';
import { t } from '../../text';
import { Button } from '../../ui/button';
import { keysInWords } from '../../ui/key-words';

const standing = ({ ask, senate, taxFrom, noOffersFrom }: Orders): number =>
  Number(ask !== 'silence') + Number(senate !== null) + Number(taxFrom !== null) + noOffersFrom.length;

/** Note of standing orders; a press or the key cancels all. New games start with the former game's stop. */
export function CancelOrders() {
  const table = useTable();
  const now = table.link.orders.value;
  const n = standing(now);
  const cancel = () => {
    prefs.asks.value = 'silence';
    void table.send('orders', { orders: {} });
  };
  useAction('cancelOrders', () => {
    if (n > 0) cancel();
    return n > 0;
  });
  const isPlaying = table.game.me !== null && !table.link.local;
  useEffect(() => {
    const ask = prefs.asks.peek();
    const orders = table.link.orders.peek();
    if (isPlaying && ask !== 'silence' && orders.ask === 'silence') void table.send('orders', { orders: { ...orders, ask } });
  }, [table, isPlaying]);
  if (n === 0) return null;
  const key = keysInWords(prefs.bindings.value.cancelOrders);
  const words = t('orders.cancel', { n, ask: t('orders.ask', { ask: now.ask }), key });
  return <Button icon="clock" pressed label={words} hint={words} testid="orders-cancel" onClick={cancel} />;
}

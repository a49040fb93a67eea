import type { Orders } from '@illuminice/protocol';
import { isPassing, type Stop } from '@illuminice/rules';
import { useEffect, useRef } from 'preact/hooks';
import { prefs } from '../../prefs/prefs';
import { useTable } from '../../table/table-context';

/** The viewer's standing orders, and their changes. Further changes do not wait for the server's confirmation of the first. */
export function useOrders() {
  const table = useTable();
  const orders = table.link.orders.value;
  const wanted = useRef(orders);
  useEffect(() => {
    wanted.current = orders;
  }, [orders]);
  const give = (change: Partial<Orders>) => {
    wanted.current = { ...wanted.current, ...change };
    void table.send('orders', { orders: wanted.current });
  };
  /** A stop without an end is kept for later games. */
  const stopAt = (ask: Stop) => {
    if (!isPassing(ask)) prefs.asks.value = ask;
    give({ ask });
  };
  return { orders, give, stopAt };
}

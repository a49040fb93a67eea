/** @jest-environment jsdom */

import { NO_ORDERS, type Orders } from '@illuminice/protocol';
import { viewFor } from '@illuminice/rules/classic';
import { signal } from '@preact/signals';
import { act, cleanup } from '@testing-library/preact';
import { CancelOrders } from '../../../src/hud/seats/cancel-orders';
import { StandingOrders } from '../../../src/hud/seats/standing-orders';
import { openPart, screen, speak } from './panel';
import { gameOf } from './table';

beforeAll(speak);

const Page = () => (
  <>
    <StandingOrders onBack={() => undefined} />
    <CancelOrders />
  </>
);

test('U57: the classic game adds who pays a tax and whose turn the Senate stops; all of it counts as orders', async () => {
  const state = gameOf({
    players: [
      { id: 'ann', illuminati: 'gnomes-of-zurich' },
      { id: 'bob', illuminati: 'bermuda-triangle' },
      { id: 'cat', illuminati: 'network' },
    ],
  });
  const orders = signal<Orders>(NO_ORDERS);
  const { hand, sent } = openPart(Page, viewFor(state, 'ann'), [], { orders });
  const now = (next: Orders) =>
    act(() => {
      orders.value = next;
    });
  expect(await screen.findByText(/neither money nor Specials/)).toBeTruthy();
  await hand.selectOptions(screen.getByTestId('orders-senate'), 'bob');
  await hand.selectOptions(screen.getByTestId('orders-tax'), 'gnomes-of-zurich');
  // The second order does not wait until the server has told of the first.
  const both: Orders = { ...NO_ORDERS, senate: 'bob', taxFrom: 'gnomes-of-zurich' };
  expect(sent).toEqual([
    { type: 'orders', orders: { ...NO_ORDERS, senate: 'bob' } },
    { type: 'orders', orders: both },
  ]);
  await now(both);
  expect(screen.getByTestId('orders-cancel').getAttribute('aria-label')).toMatch(/2 standing orders are active/);
  await hand.click(screen.getByTestId('orders-cancel'));
  expect(sent.at(-1)).toEqual({ type: 'orders', orders: {} });
});

test('U57: when the table asks is kept on the device; the next game begins with it, until all orders are cancelled', async () => {
  const state = gameOf({
    players: [
      { id: 'ann', illuminati: 'gnomes-of-zurich' },
      { id: 'bob', illuminati: 'bermuda-triangle' },
    ],
  });
  const open = (orders: Orders) => openPart(Page, viewFor(state, 'ann'), [], { orders: signal(orders) });
  const first = open(NO_ORDERS);
  expect(first.sent).toEqual([]);
  await first.hand.click(screen.getByTestId('orders-target'));
  await first.hand.click(screen.getByTestId('orders-nextTurn'));
  cleanup();
  const second = open(NO_ORDERS);
  expect(second.sent).toEqual([{ type: 'orders', orders: { ...NO_ORDERS, ask: 'target' } }]);
  cleanup();
  // What the server knows already is not said again.
  const third = open({ ...NO_ORDERS, ask: 'danger' });
  expect(third.sent).toEqual([]);
  await third.hand.click(screen.getByTestId('orders-cancel'));
  cleanup();
  expect(open(NO_ORDERS).sent).toEqual([]);
});

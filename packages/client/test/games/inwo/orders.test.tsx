/** @jest-environment jsdom */

import { NO_ORDERS, type Orders } from '@illuminice/protocol';
import { step } from '@illuminice/rules/inwo';
import { signal } from '@preact/signals';
import { screen } from '@testing-library/preact';
import { userEvent } from '@testing-library/user-event';
import { act } from 'preact/test-utils';
import { Panel } from '../../../src/games/inwo/panels/panel';
import { CancelOrders } from '../../../src/hud/seats/cancel-orders';
import { StandingOrders } from '../../../src/hud/seats/standing-orders';
import { late, openTable, speak } from './page';

beforeAll(speak);

const back = jest.fn();
const Page = () => (
  <>
    <StandingOrders onBack={back} />
    <CancelOrders />
  </>
);

/** Orders as the server sends them. */
const given = (orders: Partial<Orders>): Orders => ({ ...NO_ORDERS, ...orders });

test('U57: in INWO orders are given, say whom windows ask, and one button cancels all of them', async () => {
  const { table, messages } = openTable(late('inwo-four'), 'mira', Page);
  const hand = userEvent.setup();
  const now = (orders: Partial<Orders>) => act(() => void Object.assign(table.link.orders, { value: given(orders) }));
  expect(await screen.findByText(/who holds a hidden Plot/)).toBeTruthy();
  expect(screen.queryByTestId('orders-senate')).toBeNull();
  expect(screen.queryByTestId('orders-cancel')).toBeNull();

  await hand.click(screen.getByTestId('orders-target'));
  expect(messages).toEqual([{ type: 'orders', orders: given({ ask: 'target' }) }]);
  await now({ ask: 'target' });
  expect(screen.getByTestId('orders').dataset.ask).toBe('target');
  await hand.click(screen.getByTestId('orders-no-offers-1'));
  const both = given({ ask: 'target', noOffersFrom: [table.game.view.value.board.seats[1]?.player as string] });
  expect(messages[1]).toEqual({ type: 'orders', orders: both });
  await now(both);
  expect(screen.getByTestId('orders-cancel').getAttribute('aria-label')).toMatch(/2 standing orders are active/);
  await hand.click(screen.getByTestId('orders-cancel'));
  expect(messages[2]).toEqual({ type: 'orders', orders: {} });
  await hand.click(screen.getByTestId('orders-back'));
  expect(back).toHaveBeenCalledTimes(1);
});

test('U57: whoever a window of INWO asks finds the orders beside Pass; a claim is answered by nobody else', async () => {
  const state = late('inwo-two');
  expect(step(state, 'mira', { type: 'knock' })).toMatchObject({ ok: true });
  const { table } = openTable(state, 'tobias', Panel, { more: { orders: signal(given({ ask: 'always' })) } });
  const hand = userEvent.setup();
  await hand.click(screen.getByTestId('pass-more'));
  await hand.click(screen.getByTestId('ask-less'));
  expect(table.ui.menu.page.value).toBe('orders');
});

/** @jest-environment jsdom */

import { explained, powerOf } from '@illuminice/rules/inwo';
import { screen, within } from '@testing-library/preact';
import { changedBy } from '../../../src/games/inwo/board/order-changes';
import { CardPreview } from '../../../src/games/inwo/card/card-preview';
import { Standings } from '../../../src/games/inwo/panels/standings';
import ui from '../../../src/games/inwo/ui';
import { cardName, cardText } from '../../../src/games/inwo/words';
import { late, openTable, speak } from './page';

beforeAll(speak);

describe('U36 N-810: what a New World Order changes stands on the cards that it touches', () => {
  const state = late('inwo-four');
  const { board } = state;
  const orders = board.nwo.map((id) => ({ id, card: board.cards[id]?.card ?? '' }));

  test('each change of Power is the one that the rules explain by that Order', () => {
    let touched = 0;
    for (const { id, card } of orders)
      for (const { card: copy, numbers } of changedBy(board, id)) {
        const by = numbers.find(({ stat }) => stat === 'power')?.by ?? 0;
        const layers = explained(board, copy, 'power').filter((op) => op.card === card && !op.defence);
        if (by !== 0) expect(layers.length).toBeGreaterThan(0);
        if (by !== 0 && layers.every(({ change }) => change.how === 'add') && powerOf(board, copy) > 0)
          expect(layers.reduce((sum, { change }) => sum + change.amount, 0)).toBe(by);
        touched += 1;
      }
    expect(touched).toBeGreaterThan(2);
  });

  test('pointed at, it writes on the table what it changes; its close-up lists the same for those who cannot point', () => {
    const [order] = [...orders].sort((one, other) => changedBy(board, other.id).length - changedBy(board, one.id).length);
    const changes = changedBy(board, order?.id ?? '');
    const { table } = openTable(state, 'mira', () => <CardPreview card={order?.id ?? ''} rect={null} pinned />);
    const marks = ui.board.changed(table.game.view.value, order?.id ?? '');
    expect(marks.map(({ card }) => card)).toEqual(changes.map(({ card }) => card));
    expect(marks.map((mark) => 'text' in mark && mark.text).join()).toMatch(/Power [+−]\d/);
    const rows = within(screen.getByTestId('order-changes')).getAllByRole('listitem');
    expect(rows.map((row) => row.querySelector('b')?.textContent)).toEqual(marks.map((mark) => ('text' in mark ? mark.text : '')));
  });

  test('the standings name each Order in force with what it does', () => {
    openTable(state, 'mira', Standings);
    const rows = within(screen.getByTestId('orders-in-force')).getAllByRole('listitem');
    expect(rows.length).toBe(orders.length);
    for (const { card } of orders)
      expect(rows.some(({ textContent }) => textContent?.includes(cardName(card)) && textContent.includes(cardText(card)))).toBe(true);
  });

  test('no other card changes any', () => {
    for (const { id, zone } of Object.values(board.cards)) if (zone !== 'nwo') expect(changedBy(board, id)).toEqual([]);
  });
});

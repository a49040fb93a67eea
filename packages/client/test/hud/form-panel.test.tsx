/** @jest-environment jsdom */

import { viewFor } from '@illuminice/rules/classic';
import { fireEvent } from '@testing-library/preact';
import type { Classic } from '../../src/games/classic/types';
import { FormPanel } from '../../src/hud/form/form-panel';
import { type FormBlank, formLife } from '../../src/table/form-draft';
import { openPart, screen, speak } from '../games/classic/panel';
import { gameOf, tableOf } from '../games/classic/table';

beforeAll(speak);

interface OrderDraft {
  kind: 'order';
  card: string;
}

const blanks: FormBlank<OrderDraft>[] = [
  {
    name: 'card',
    label: 'Card',
    isOpen: true,
    isFilled: false,
    choices: [
      { id: 'a', text: 'Apple', card: 'a', isPicked: false, pick: () => ({ kind: 'order', card: 'a' }) },
      {
        id: 'b',
        text: 'Bread',
        card: 'b',
        isPicked: false,
        why: { code: 'C-901', why: 'noneNow' },
        pick: () => ({ kind: 'order', card: 'b' }),
      },
    ],
  },
  {
    name: 'extra',
    label: 'Extra',
    isOpen: false,
    isFilled: false,
    isOptional: true,
    choices: [],
    open: () => ({ kind: 'order', card: '' }),
  },
  {
    name: 'sauce',
    label: 'Sauce',
    isOpen: false,
    isFilled: true,
    isOptional: true,
    choices: [{ id: 's', text: 'Soy', isPicked: true, pick: () => ({ kind: 'order', card: '' }) }],
    open: () => ({ kind: 'order', card: 'opened' }),
    clear: () => ({ kind: 'order', card: 'cleared' }),
  },
];
const state = gameOf({
  turn: { player: 'ann' },
  players: [
    { id: 'ann', illuminati: 'gnomes-of-zurich' },
    { id: 'bob', illuminati: 'bermuda-triangle' },
  ],
});

test('U31 choices that fit are chips; the others are folded away, each with its reason in words', async () => {
  const picked: string[] = [];
  const { hand } = openPart(
    () => <FormPanel title="Order" testid="order" blanks={blanks} onPick={({ card }) => picked.push(card)} />,
    viewFor(state, 'ann'),
  );
  expect(screen.queryByTestId('pick-b')).toBeNull();
  const others = screen.getByTestId('others-card').closest('details') as HTMLDetailsElement;
  others.open = true;
  fireEvent(others, new Event('toggle'));
  expect(screen.getByTestId('pick-b').closest('li')?.textContent).toMatch(/^Bread.+C-901/);
  await hand.click(screen.getByTestId('pick-a'));
  await hand.click(screen.getByTestId('change-sauce'));
  await hand.click(screen.getByTestId('clear-sauce'));
  expect(picked).toEqual(['a', 'opened', 'cleared']);
  expect(screen.getByTestId('change-sauce').textContent).toBe('Soy');
  // An optional blank that nothing can fill is not offered.
  expect(screen.queryByTestId('add-extra')).toBeNull();
});

test('U31 a tap on a card picks its choice, or says why it does not fit; any other card is previewed', () => {
  const life = formLife<Classic, OrderDraft>(() => blanks);
  const [position, draft] = [tableOf(state), { kind: 'order', card: '' } as const];
  expect(life.tap(position, draft, 'a')).toEqual({ draft: { kind: 'order', card: 'a' } });
  expect(life.tap(position, draft, 'b')).toEqual({ refused: { code: 'C-901', why: 'noneNow' } });
  expect(life.tap(position, draft, 'c')).toEqual({ preview: 'over' });
  expect(life.highlights(position, draft)).toMatchObject({ legal: ['a'], selected: [] });
});

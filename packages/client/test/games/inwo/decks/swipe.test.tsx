/** @jest-environment jsdom */

import { factsOf } from '@illuminice/rules/inwo';
import { fireEvent, render, screen } from '@testing-library/preact';
import { CardList } from '../../../../src/games/inwo/decks/card-list';
import { countOf, type Deck, EMPTY, withOne } from '../../../../src/games/inwo/decks/deck';
import { prefs } from '../../../../src/prefs/prefs';
import { speak } from '../page';

beforeAll(async () => {
  Object.assign(Element.prototype, { setPointerCapture: () => undefined });
  await speak();
});

/** A list of two cards over a deck that has one of the first. */
const open = () => {
  let deck: Deck = withOne(EMPTY, 'c-i-a');
  const list = () => (
    <CardList
      cards={[factsOf('c-i-a'), factsOf('fbi')]}
      deck={deck}
      fit={new Map()}
      faultOf={() => ''}
      onChange={(change) => {
        deck = change(deck);
        shown.rerender(list());
      }}
    />
  );
  const shown = render(list());
  return { count: (card: string) => countOf(deck, card) };
};

/** Puts a finger down on a card's row and moves it to all of these, from where it went down. */
const move = (card: string, path: readonly (readonly [number, number])[], pointerType = 'touch'): HTMLElement => {
  const row = screen.getByTestId(`card-${card}`);
  const at = (type: string, [x, y]: readonly [number, number]) =>
    fireEvent(
      row,
      Object.assign(new MouseEvent(type, { clientX: 200 + x, clientY: 300 + y, bubbles: true }), { pointerType, pointerId: 1 }),
    );
  at('pointerdown', [0, 0]);
  for (const point of path) at('pointermove', point);
  return row;
};
const releaseRow = (row: HTMLElement, how = 'pointerup') => fireEvent(row, new MouseEvent(how, { bubbles: true }));

test('U215: a swipe to the right adds a card, one to the left takes it away, and the row says so before', () => {
  const { count } = open();
  const row = move('fbi', [
    [20, 2],
    [60, 4],
  ]);
  expect(row.dataset.pull).toBe('none');
  releaseRow(row);
  expect(count('fbi')).toBe(0);
  releaseRow(move('fbi', [[90, 0]]));
  expect(count('fbi')).toBe(1);
  const held = move('c-i-a', [[-90, 0]]);
  expect(held.dataset.pull).toBe('less');
  expect(held.style.getPropertyValue('--pull')).toBe('-90px');
  releaseRow(held);
  expect(count('c-i-a')).toBe(0);
  expect(held.dataset.pull).toBeUndefined();
  // There is nothing left to take away.
  expect(move('c-i-a', [[-90, 0]]).dataset.pull).toBe('none');
});

test('U215: scrolling, a swipe that is broken off, and a mouse change nothing', () => {
  const { count } = open();
  releaseRow(
    move('fbi', [
      [4, 30],
      [90, 40],
    ]),
  );
  releaseRow(move('fbi', [[90, 0]]), 'pointercancel');
  releaseRow(move('fbi', [[90, 0]], 'mouse'));
  expect(count('fbi')).toBe(0);
});

test('U215: where motion is reduced a swipe works, and the row stays where it is', () => {
  prefs.motion.value = 'reduced';
  const { count } = open();
  const row = move('fbi', [[90, 0]]);
  expect(row.dataset.pull).toBe('more');
  expect(row.style.getPropertyValue('--pull')).toBe('');
  releaseRow(row);
  expect(count('fbi')).toBe(1);
  prefs.motion.value = 'system';
});

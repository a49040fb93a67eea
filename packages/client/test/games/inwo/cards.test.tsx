/** @jest-environment jsdom */

import { CARDS } from '@illuminice/rules/inwo';
import { render, screen } from '@testing-library/preact';
import { userEvent } from '@testing-library/user-event';
import Cards from '../../../src/games/inwo/cards/cards';
import { decidedOf, rulesOf } from '../../../src/games/inwo/cards/rulings';
import { speak } from './page';

beforeAll(speak);

const cards = () => screen.queryAllByRole('article').map(({ id }) => id);

test('U221: all 411 cards are found by name, text, kind, alignment, attribute and Power', async () => {
  render(<Cards />);
  const hand = userEvent.setup();
  expect(screen.getByTestId('gallery-count').textContent).toBe('411 cards');
  // Only those near the screen stand in the document, and each says how many there are.
  expect(cards().length).toBeLessThan(20);
  expect(screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-setsize'))).toContain('411');
  await hand.selectOptions(screen.getByTestId('gallery-kind'), 'personality');
  await hand.selectOptions(screen.getByTestId('gallery-alignment'), 'Violent');
  await hand.selectOptions(screen.getByTestId('gallery-attribute'), 'Magic');
  expect(cards()).toEqual(['count-dracula']);
  await hand.selectOptions(screen.getByTestId('gallery-power'), '5');
  expect(cards()).toEqual([]);
  await hand.click(screen.getByText('Show all'));
  await hand.type(screen.getByTestId('gallery-search'), 'personalities become');
  expect(cards()).toContain('vampires');
  expect(cards().length).toBeLessThan(20);
}, 30_000);

test('U221: a card shows its rulings, each with its rule and a way there', async () => {
  render(<Cards />);
  const hand = userEvent.setup();
  await hand.type(screen.getByTestId('gallery-search'), 'spear of longinus');
  const rulings = await screen.findByTestId('rulings-spear-of-longinus');
  expect(rulings.textContent).toMatch(/It adds 30 at most/);
  expect([...rulings.querySelectorAll('a')].map(({ href }) => href)).toContain('http://localhost/rules#N-801');
}, 30_000);

test('U221: every card has a rule that it brings, and what was decided of one card stands in the words', () => {
  const silent = CARDS.filter((facts) => rulesOf(facts).length === 0);
  expect(silent.map(({ id }) => id)).toEqual([]);
  const bringing = (code: string) => CARDS.filter((facts) => rulesOf(facts).includes(code)).map(({ id }) => id);
  expect(bringing('N-110').sort()).toEqual(['clone', 'counter-revolution', 'impostor', 'media-blitz']);
  expect(bringing('N-801')).toContain('cover-of-darkness');
  for (const { id } of CARDS) expect(decidedOf(id)?.text ?? 'none').not.toMatch(/^ruling\./);
});

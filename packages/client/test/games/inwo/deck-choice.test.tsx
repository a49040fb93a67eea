/** @jest-environment jsdom */

import { createGame, optionsSchema, READY_DECKS } from '@illuminice/rules/inwo';
import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { deckOf } from '../../../src/games/inwo/decks/deck';
import { ownDecks } from '../../../src/games/inwo/decks/shelf';
import { statsOf } from '../../../src/games/inwo/decks/stats';
import { Panel } from '../../../src/games/inwo/panels/panel';
import { openTable, speak } from './page';

beforeAll(speak);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const choosing = (decks: 'ready' | 'own') =>
  createGame({ players: ['ann', 'bob'], options: { ...optionsSchema.parse({}), decks, pool: 'starter' }, seed: 'opening' }).state;

const sums = () => [...screen.getByTestId('deck-sums').querySelectorAll('dd')].map((sum) => Number(sum.textContent));

test('U215: nine tiles, each with the six numbers of its deck, its weightiest Groups and all of its cards', () => {
  openTable(choosing('ready'), 'ann', Panel);
  expect(screen.getAllByRole('radio')).toHaveLength(9);
  for (const [id, { illuminati, cards }] of READY_DECKS) {
    fireEvent.click(screen.getByTestId(`pick-${id}`));
    const { power, resistance, arrows, counts } = statsOf(deckOf('', illuminati, cards));
    expect(sums()).toEqual([power, resistance, arrows, counts.groups, counts.resources, counts.plots]);
    const heaviest = within(screen.getByRole('list', { name: 'Its Groups of most Power' }));
    expect(heaviest.getAllByRole('listitem')).toHaveLength(6);
  }
  fireEvent.click(screen.getByTestId('pick-bavarian-illuminati'));
  expect(sums()).toEqual([40, 66, 21, 15, 2, 27]);
  expect(screen.getByTestId('deck-chosen').textContent).toMatch(/Armies and ministries.*C\.I\.A\./);
  expect(screen.getByText('All 45 cards')).toBeTruthy();
  // Only where decks of one's own are played is there a copy to make.
  expect(screen.queryByTestId('deck-mine')).toBeNull();
});

test('U215: a ready-made deck is made one’s own at the table, leads to the workshop, and is sealed', async () => {
  const { sent } = openTable(choosing('own'), 'ann', Panel);
  fireEvent.click(screen.getByTestId('pick-ufos'));
  fireEvent.click(screen.getByTestId('deck-mine'));
  const [own] = ownDecks();
  expect(own).toMatchObject({ name: 'Both sides of the coin', illuminati: 'ufos' });
  expect((await screen.findByTestId<HTMLInputElement>(`bring-${own?.id}`, {}, { timeout: 15_000 })).checked).toBe(true);
  expect(screen.getByTestId('to-workshop').getAttribute('href')).toBe(`/decks/${own?.id}`);
  expect(screen.getByTestId('deck-judged').dataset.faults).toBe('0');
  await waitFor(() => expect(screen.getByTestId('deck-seal').getAttribute('aria-disabled')).not.toBe('true'));
  fireEvent.click(screen.getByTestId('deck-seal'));
  await screen.findByTestId('decks-waiting');
  expect(sent).toEqual([expect.objectContaining({ type: 'chooseDeck', illuminati: 'ufos' })]);
});

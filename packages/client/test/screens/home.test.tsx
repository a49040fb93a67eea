/** @jest-environment jsdom */

import '../games/classic/panel';
import type { Invitation } from '@illuminice/protocol';
import { cleanup, render, screen, waitFor, within } from '@testing-library/preact';
import { userEvent } from '@testing-library/user-event';
import { LocationProvider } from 'preact-iso/router';
import { forgetSeatToken, keepSeatToken, rememberName, seatedTables } from '../../src/net/memory';
import Home from '../../src/screens/home/home';
import { speak } from '../games/classic/panel';

// It asks the build for its release.
jest.mock('../../src/screens/home/home-foot', () => ({ HomeFoot: () => null }));

beforeAll(speak);
beforeEach(() => localStorage.clear());

const table = (code: string, more: Partial<Invitation>): Invitation => ({
  ...{ code, ruleset: 'inwo', name: `Table ${code}`, stage: 'playing', seats: 2, taken: 2, names: [], spectators: 0 },
  ...{ password: false, watchable: true, spectatorDelay: 0, public: false, clock: 'off', host: 'p1', turn: { number: 3, player: 'p1' } },
  guests: ['Ann', 'Bob'].map((name, place) => ({ player: `p${place + 1}`, name, colour: place, computer: false, presence: null })),
  ...more,
});

/** The first page, with tables as the server knows them. */
function open(known: readonly Invitation[] = []) {
  const json = (body: unknown, status = 200) => ({ ok: status < 400, status, json: async () => body }) as Response;
  globalThis.fetch = (async (url: string) => {
    const code = /\/api\/tables\/(\w+)$/.exec(url)?.[1];
    if (code) {
      const found = known.find((candidate) => candidate.code === code);
      return found ? json(found) : json({ refusal: { code: 'table', why: 'noSuchTable', text: '' } }, 404);
    }
    return json({ tables: [], games: [] });
  }) as typeof fetch;
  AbortSignal.timeout = () => new AbortController().signal;
  render(
    <LocationProvider>
      <Home />
    </LocationProvider>,
  );
}
const isChosen = (game: string) => screen.getByTestId(`door-${game}`).dataset.chosen;

test('U01: two doors, each with the lesson, rules, cards and practice of its game; INWO by its name, and with its decks', () => {
  open();
  expect(screen.getByTestId('door-inwo').textContent).toMatch(/Illuminati: New World Order.*Build a deck, hide your Plots/);
  const ways = (game: string) =>
    within(screen.getByTestId(`door-${game}`))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  expect(ways('classic')).toEqual(['/learn', '/rules', '/cards', '/practice', '/local']);
  expect(ways('inwo')).toEqual(['/learn/inwo', '/rules/inwo', '/cards/inwo', '/practice/inwo', '/local/inwo', '/decks']);
});

test('U01: the game that was chosen is chosen again after a reload', async () => {
  open();
  expect([isChosen('classic'), isChosen('inwo')]).toEqual(['true', 'false']);
  await userEvent.setup().click(screen.getByTestId('home-game-inwo'));
  expect([isChosen('classic'), isChosen('inwo')]).toEqual(['false', 'true']);
  cleanup();
  open();
  expect(isChosen('inwo')).toBe('true');
  expect(within(screen.getByTestId('door-inwo')).getByTestId('home-create')).toBeTruthy();
});

test('U106: one’s own tables stand in front, first those that wait for oneself; those that are gone or over are left out', async () => {
  rememberName('Ann');
  for (const code of ['MINE', 'THEIRS', 'GONE', 'OVER']) keepSeatToken(code, 'x');
  open([table('MINE', {}), table('THEIRS', { turn: { number: 3, player: 'p2' } }), table('OVER', { stage: 'over' })]);
  await waitFor(() => expect(screen.getAllByTestId(/^your-table-/).map(({ dataset }) => dataset.testid)).toHaveLength(2));
  const shown = screen.getAllByTestId(/^your-table-/);
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/MINE.*your turn/),
    expect.stringMatching(/THEIRS.*Bob’s turn/),
  ]);
  await waitFor(() => expect(seatedTables()).toEqual(['OVER', 'THEIRS', 'MINE']));
});

test('U106: seats that were given up are no tables of one’s own, and six are asked about at most', () => {
  for (let i = 0; i < 9; i++) keepSeatToken(`CODE${i}`, 'x');
  forgetSeatToken('CODE8');
  expect(seatedTables()).toEqual(['CODE7', 'CODE6', 'CODE5', 'CODE4', 'CODE3']);
  cleanup();
  localStorage.clear();
  open();
  expect(screen.queryByTestId('your-tables')).toBeNull();
});

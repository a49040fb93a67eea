/** @jest-environment jsdom */

import '../games/classic/panel';
import type { Invitation, SeatsAsked, SeatsTold } from '@illuminice/protocol';
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

/** The first page, with tables as the server knows them, at which the viewer is p1; null: there is no server. */
function open(known: readonly Invitation[] | null = []) {
  const json = (body: unknown) => ({ ok: true, status: 200, json: async () => body }) as Response;
  globalThis.fetch = (async (url: string, { body }: RequestInit = {}) => {
    if (!known) throw new TypeError('Failed to fetch');
    if (url !== '/api/seats') return json({ tables: [], games: [] });
    const asked = (JSON.parse(String(body)) as SeatsAsked).seats;
    const seats = asked.map(({ code }) => {
      const table = known.find((candidate) => candidate.code === code);
      return { code, seat: table ? { player: 'p1', awaited: table.turn?.player === 'p1', table } : null };
    });
    return json({ seats } satisfies SeatsTold);
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

test('U127: one’s own tables stand in front, first those that wait for oneself; those that are gone or over are left out', async () => {
  rememberName('Ann');
  for (const code of ['MINE', 'THEIRS', 'GONE', 'OVER']) keepSeatToken(code, 'x');
  open([table('MINE', {}), table('THEIRS', { turn: { number: 3, player: 'p2' } }), table('OVER', { stage: 'over' })]);
  await waitFor(() => expect(screen.getAllByTestId(/^your-table-/).map(({ dataset }) => dataset.testid)).toHaveLength(2));
  const shown = screen.getAllByTestId(/^your-table-/);
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/MINE.*waiting for you.*with Bob/),
    expect.stringMatching(/THEIRS.*Bob’s turn.*with Bob/),
  ]);
  expect(seatedTables()).toEqual(['OVER', 'THEIRS', 'MINE']);
  await waitFor(() => expect(document.title).toBe('(1) Illuminice'));
  cleanup();
  await waitFor(() => expect(document.title).toBe('Illuminice'));
});

test('U127: without a connection one’s own tables are shown as they were known last, and none is said to wait', async () => {
  keepSeatToken('MINE', 'x');
  open([table('MINE', {})]);
  await screen.findByTestId('your-table-MINE');
  cleanup();
  open(null);
  expect(screen.getByTestId('your-table-MINE').textContent).toMatch(/Table MINE.*with Bob/);
  expect(document.title).not.toContain('(1)');
});

test('U127: the icons of tab and app tell how many tables wait, until the page is left', async () => {
  const told: (number | 'none')[] = [];
  Object.assign(navigator, { setAppBadge: async (n: number) => told.push(n), clearAppBadge: async () => told.push('none') });
  document.head.innerHTML = '<link rel="icon" href="/crest.svg">';
  for (const code of ['ONE', 'TWO']) keepSeatToken(code, 'x');
  open([table('ONE', {}), table('TWO', {})]);
  const icon = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.getAttribute('href');
  await waitFor(() => expect(icon()).toMatch(/crest-waiting\.svg$/));
  cleanup();
  await waitFor(() => expect([told, icon()]).toEqual([[2, 'none'], expect.stringMatching(/crest\.svg$/)]));
});

test('U127: seats that were given up are no tables of one’s own, and twelve are asked about at most', () => {
  for (let i = 0; i < 15; i++) keepSeatToken(`CODE${i}`, 'x');
  forgetSeatToken('CODE14');
  expect(seatedTables()).toEqual(Array.from({ length: 11 }, (_, i) => `CODE${13 - i}`));
  cleanup();
  localStorage.clear();
  open();
  expect(screen.queryByTestId('your-tables')).toBeNull();
});

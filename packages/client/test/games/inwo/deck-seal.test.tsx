/** @jest-environment jsdom */

import { PRESENT, type SeatInfo } from '@illuminice/protocol';
import type { AnyIntent } from '@illuminice/rules';
import { type Options, optionsSchema, READY_DECKS } from '@illuminice/rules/inwo';
import { signal } from '@preact/signals';
import { fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { deckOf } from '../../../src/games/inwo/decks/deck';
import { keepNew } from '../../../src/games/inwo/decks/shelf';
import lobbyUi from '../../../src/games/inwo/lobby/lobby-ui';
import { offlineLink } from '../../../src/net/offline-link';
import type { Lobby, TableLink } from '../../../src/net/table-link';
import LobbyScreen from '../../../src/screens/lobby/lobby';
import { LOBBY } from '../../harness/table-info';
import { speak } from './page';

beforeAll(speak);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const seat = (player: string, place: number): SeatInfo => ({
  ...{ player, place, name: player, colour: place, ready: false, sealed: false, computer: false },
  ...{ ...PRESENT, level: 'expert', style: 'plain' },
});

/** The lobby of a table of INWO as Ann sees it. @returns what she sent, and the link */
async function open(options: Partial<Options>, { me = 'ann', sealed = null }: { me?: string | null; sealed?: AnyIntent | null } = {}) {
  const { timer: _, promises: __, ...table } = LOBBY;
  const seats = [seat('ann', 0), seat('bob', 1)];
  const rules = { ruleset: 'inwo' as const, options: { ...optionsSchema.parse({}), ...options } };
  const lobby: Lobby = { ...table, seats, rules };
  const { link } = offlineLink({ title: 'BCDFGH', player: me, view: signal(null as never), rules, seats });
  const sent: { type: string; intent?: AnyIntent | null }[] = [];
  const own = signal(sealed);
  const there: TableLink = Object.assign(link, {
    lobby: signal(lobby),
    sealed: own,
    send: async (type: string, payload: { intent?: AnyIntent | null }) => {
      sent.push({ type, ...payload });
      if (type === 'seal') own.value = payload.intent ?? null;
      return { ok: true as const };
    },
  });
  render(<LobbyScreen link={there} lobby={lobby} game={lobbyUi} />);
  if (me !== null && lobbyUi.choice?.isAsked(lobby))
    await screen.findByTestId(sealed ? 'lobby-sealed' : 'lobby-decks', {}, { timeout: 15_000 });
  return sent;
}

const isDisabled = (testid: string) => screen.getByTestId(testid).getAttribute('aria-disabled') === 'true';

test('U201: a deck is chosen in the lobby, sealed beside the start, shown, and unsealed', async () => {
  const sent = await open({ decks: 'own' });
  fireEvent.click(screen.getByTestId('pick-ufos'));
  expect(screen.getByTestId('deck-chosen').textContent).toContain('Both sides of the coin');
  const start = screen.getByTestId('lobby-ready').closest('section');
  expect(start?.contains(screen.getByTestId('lobby-seal'))).toBe(true);
  fireEvent.click(screen.getByTestId('lobby-seal'));
  expect((await screen.findByTestId('lobby-sealed')).textContent).toContain('Both sides of the coin');
  expect(screen.queryByTestId('pick-ufos')).toBeNull();
  fireEvent.click(screen.getByTestId('lobby-unseal'));
  await screen.findByTestId('lobby-decks');
  expect(sent).toEqual([
    { type: 'seal', intent: { type: 'chooseDeck', ready: 'ufos' } },
    { type: 'seal', intent: null },
  ]);
});

test('U201: a deck of one’s own is called by its name, and what was sealed before is shown on coming back', async () => {
  const deck = deckOf('Ann’s armies', 'ufos', READY_DECKS.get('ufos')?.cards ?? []);
  keepNew(deck);
  await open({ decks: 'own' }, { sealed: { type: 'chooseDeck', illuminati: 'ufos', cards: READY_DECKS.get('ufos')?.cards } as AnyIntent });
  expect(screen.getByTestId('deck-chosen').textContent).toMatch(/^Ann’s armies/);
});

test('N-103: an illegal deck of one’s own is marked in the list, tells its faults, and cannot be sealed', async () => {
  const bad = keepNew(deckOf('Half', 'ufos', ['fnord*3']));
  const good = keepNew(deckOf('Whole', 'ufos', READY_DECKS.get('ufos')?.cards ?? []));
  await open({ decks: 'own' });
  fireEvent.click(screen.getByTestId('deck-tab-own'));
  const tile = (await screen.findByTestId(`bring-${bad}`, {}, { timeout: 15_000 })).closest('label');
  expect([tile?.dataset.faults, tile?.textContent]).toEqual(['2', expect.stringContaining('2 faults')]);
  expect(screen.getByTestId(`bring-${good}`).closest('label')?.dataset.faults).toBe('0');
  fireEvent.click(screen.getByTestId(`bring-${bad}`));
  await waitFor(() => expect(screen.getByTestId('deck-judged').dataset.faults).toBe('2'));
  expect(isDisabled('lobby-seal')).toBe(true);
  fireEvent.click(screen.getByTestId(`bring-${good}`));
  await waitFor(() => expect(isDisabled('lobby-seal')).toBe(false));
});

test('U214: where decks are made, the tiles bear the Illuminati and their goals, not the ready-made decks’ names', async () => {
  const sent = await open({ decks: 'made' });
  const tile = screen.getByTestId('pick-ufos').closest('label');
  expect(tile?.textContent).toContain('UFOs');
  expect(screen.getByTestId('lobby-decks').textContent).not.toContain('Both sides of the coin');
  fireEvent.click(screen.getByTestId('pick-ufos'));
  fireEvent.click(screen.getByTestId('lobby-seal'));
  expect((await screen.findByTestId('deck-chosen')).textContent).toContain('UFOs');
  expect(sent).toEqual([{ type: 'seal', intent: { type: 'chooseDeck', illuminati: 'ufos' } }]);
});

test('U201: nothing is asked where decks are dealt or shared, nor of those who only watch; the lobby says what the game is', async () => {
  await open({ decks: 'dealt' });
  expect(screen.queryByTestId('lobby-decks')).toBeNull();
  expect(screen.getByTestId('lobby-about').textContent).toContain('secret deck');
  expect(screen.getByText(/Illuminati: New World Order/)).toBeTruthy();
  expect(lobbyUi.choice?.isAsked({ rules: { options: { decks: 'own', oneSet: true } } } as never)).toBe(false);
});

test('U201: a spectator is asked for no deck', async () => {
  await open({ decks: 'own' }, { me: null });
  expect(screen.queryByTestId('lobby-decks')).toBeNull();
});

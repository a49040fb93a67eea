/** @jest-environment jsdom */

import '../games/classic/panel';
import { PRESENT, type SeatInfo } from '@illuminice/protocol';
import type { PlayerId } from '@illuminice/rules';
import { signal } from '@preact/signals';
import { render, screen, waitFor } from '@testing-library/preact';
import { userEvent } from '@testing-library/user-event';
import { offlineLink } from '../../src/net/offline-link';
import type { Lobby, TableLink } from '../../src/net/table-link';
import LobbyScreen from '../../src/screens/lobby/lobby';
import { Score } from '../../src/screens/score';
import { speak } from '../games/classic/panel';
import { LOBBY } from '../harness/table-info';

beforeAll(speak);

const seat = (name: string, place: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  ...{
    player: name.toLowerCase() as PlayerId,
    place,
    name,
    colour: place,
    ready: true,
    sealed: false,
    ...PRESENT,
    computer: false,
    level: 'expert' as const,
    style: 'plain' as const,
  },
  ...more,
});
const game = { title: () => 'Classic', Introduction: () => null, Options: () => null } as unknown as Parameters<
  typeof LobbyScreen
>[0]['game'];

/** The lobby as `me` sees it. @returns what is sent from it, and a hand */
function open(me: PlayerId | null, seats: SeatInfo[], name = LOBBY.name) {
  const { timer: _, promises: __, ...table } = LOBBY;
  const lobby: Lobby = { ...table, name, capacity: 4, seats };
  const { link } = offlineLink({ title: 'BCDFGH', player: me, view: signal(null as never), rules: lobby.rules, seats });
  const sent: unknown[] = [];
  const there: TableLink = Object.assign(link, {
    lobby: signal(lobby),
    send: async (type: string, payload: object) => {
      sent.push({ type, ...payload });
      return { ok: true as const };
    },
  });
  render(<LobbyScreen link={there} lobby={lobby} game={game} />);
  return { sent, hand: userEvent.setup() };
}

describe('U01: the table before its game', () => {
  test('shows seats and length of the game, and keeps what few need folded, telling how clock and silence are set', () => {
    open('ann', [seat('Ann', 0)]);
    const more = screen.getByTestId('more-options') as HTMLDetailsElement;
    expect(more.open).toBe(false);
    expect(more.contains(screen.getByTestId('option-seats'))).toBe(false);
    for (const folded of ['option-clock', 'option-silence', 'option-public', 'option-password'])
      expect(more.contains(screen.getByTestId(folded))).toBe(true);
    expect(more.querySelector('summary')?.textContent).toMatch(/More options.*Clock: Off.*Answer time: /);
  });

  test('the host who is not ready yet is not told that everyone is', () => {
    open('ann', [seat('Ann', 0, { ready: false }), seat('Owl', 1, { computer: true })]);
    expect(screen.getByTestId('lobby-waits').textContent).toMatch(/^Everyone else is ready/);
  });

  test('a table that was named after its host follows their name', async () => {
    const { sent, hand } = open('ann', [seat('Ann', 0), seat('Bob', 1)], 'Ann’s table');
    const name = screen.getByTestId('lobby-name');
    await hand.clear(name);
    await hand.type(name, 'Anna{Enter}');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toEqual([
      { type: 'rename', name: 'Anna' },
      { type: 'configure', name: 'Anna’s table' },
    ]);
  });

  test('the host moves a seat up, but the first has nowhere to go; stands up; names the table', async () => {
    const { sent, hand } = open('ann', [seat('Ann', 0), seat('Bob', 2)]);
    expect(screen.queryByTestId('seat-0-up')).toBeNull();
    await hand.click(screen.getByRole('button', { name: 'Move Bob one seat up' }));
    await hand.click(screen.getByTestId('lobby-stand'));
    const name = screen.getByRole('textbox', { name: 'Name of the table' });
    await hand.clear(name);
    await hand.type(name, 'Owls{Enter}');
    expect(sent).toEqual([{ type: 'move', player: 'bob', place: 1 }, { type: 'stand' }, { type: 'configure', name: 'Owls' }]);
  });

  test('a guest moves to an open seat, and orders nobody else', async () => {
    const { sent, hand } = open('bob', [seat('Ann', 0), seat('Bob', 1)]);
    expect(screen.queryByTestId('seat-1-up')).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Name of the table' })).toBeNull();
    await hand.click(screen.getByTestId('open-3-take'));
    expect(sent).toEqual([{ type: 'move', player: 'bob', place: 3 }]);
  });

  test('a spectator takes the seat of their choice, and has none to give up', async () => {
    const { sent, hand } = open(null, [seat('Ann', 0), seat('Bob', 1)]);
    expect(screen.queryByTestId('lobby-stand')).toBeNull();
    await hand.click(screen.getByTestId('open-2-take'));
    expect(sent).toEqual([{ type: 'sit', place: 2 }]);
  });

  test('what is typed into the chat goes to the table, or to one player', async () => {
    const { sent, hand } = open('ann', [seat('Ann', 0), seat('Bob', 1)]);
    await hand.type(await screen.findByTestId('chat-text'), 'Who begins?{Enter}');
    expect(sent).toEqual([{ type: 'chat', to: null, text: 'Who begins?' }]);
  });

  test('what the table was set up with is remembered when the game begins', async () => {
    const { sent, hand } = open('ann', [seat('Ann', 0), seat('Bob', 1)]);
    await hand.click(screen.getByTestId('lobby-start'));
    expect(sent).toEqual([{ type: 'start' }]);
    expect(JSON.parse(localStorage.getItem('illuminice.settings') ?? '')).toMatchObject({ seats: 4, clock: 'off', silence: 6000 });
  });
});

test('U01: a series shows who has won how many games, and nothing before the first', () => {
  const { container, rerender } = render(<Score score={[]} />);
  expect(container.textContent).toBe('');
  rerender(<Score score={[{ name: 'Ann', won: 2, games: 3 }]} />);
  expect(screen.getByTestId('score-row').textContent).toBe('Ann 2 of 3 won');
});

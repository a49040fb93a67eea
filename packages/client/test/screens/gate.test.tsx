/** @jest-environment jsdom */

import '../games/classic/panel';
import type { Invitation } from '@illuminice/protocol';
import { render, screen } from '@testing-library/preact';
import { userEvent } from '@testing-library/user-event';
import Gate, { type Entry } from '../../src/screens/table/gate';
import { speak } from '../games/classic/panel';

beforeAll(speak);
beforeEach(() => localStorage.clear());

const guest = (name: string, presence: 'connected' | 'away' | null, more: object = {}) => ({
  ...{ player: name.toLowerCase(), name, colour: name.length, computer: false, presence },
  ...more,
});

/** A table in its lobby: Ann invites, Bob sits, two seats are free. */
const LOBBY: Invitation = {
  ...{ code: 'BCDFGH', ruleset: 'classic', name: 'Friday night', stage: 'lobby', seats: 4, taken: 2, names: [], spectators: 0 },
  ...{ password: false, watchable: true, spectatorDelay: 0, public: false, clock: 'relaxed', host: 'ann', turn: null },
  guests: [guest('Ann', 'connected'), guest('Bob', 'connected')],
};
const FULL: Invitation = {
  ...{ ...LOBBY, stage: 'playing', taken: 4, spectators: 3, turn: { number: 7, player: 'cleo' } },
  guests: [
    guest('Ann', 'connected'),
    guest('Bob', 'away'),
    guest('Cleo', 'connected'),
    guest('Madame Owl', 'connected', { computer: true }),
  ],
};

function open(invitation: Invitation) {
  const entered: Entry[] = [];
  render(<Gate code="BCDFGH" invitation={invitation} trouble={null} onEnter={(how) => entered.push(how)} />);
  return { entered, hand: userEvent.setup(), said: () => screen.getByTestId('gate').textContent ?? '' };
}

describe('U106: the page of a table’s link', () => {
  test('says who invites, to which table, that it has not begun, its clock, and who sits there; each way in says what follows', async () => {
    const { entered, hand, said } = open(LOBBY);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ann invites you');
    expect(said()).toMatch(/to “Friday night”, a table for 4/);
    expect(screen.getByTestId('join-facts').textContent).toMatch(/Not begun yet.*Clock/);
    expect(screen.getByTestId('join-guest-ann').textContent).toMatch(/Ann.*host/i);
    expect(screen.getByTestId('join-guest-bob').dataset.presence).toBe('connected');
    expect(said()).toMatch(/2 seats are free.*The game begins once everyone is ready/);
    // Nobody sits down without a name.
    await hand.click(screen.getByTestId('join-seat'));
    expect(entered).toEqual([]);
    await hand.type(screen.getByTestId('join-name'), 'Dora{Enter}');
    expect(entered).toEqual([{}]);
  });

  test('tells late comers that the game runs and whose turn it is: they watch, or ask for the seat of somebody away', async () => {
    const { entered, hand, said } = open(FULL);
    expect(screen.getByTestId('join-begun').textContent).toBe('In progress, turn 7');
    expect(screen.getByTestId('join-facts').textContent).toMatch(/Cleo to play/);
    expect(screen.queryByTestId('join-seat')).toBeNull();
    expect(said()).toMatch(/You see what everyone sees, never a hand. 3 are watching/);
    expect(screen.getByTestId('join-guest-bob').dataset.presence).toBe('away');
    expect(screen.queryByTestId('join-ask-ann')).toBeNull();
    await hand.type(screen.getByTestId('join-name'), 'Eve');
    await hand.click(screen.getByTestId('join-ask-bob'));
    await hand.click(screen.getByTestId('join-watch'));
    expect(entered).toEqual([{ spectate: true, ask: 'bob' }, { spectate: true }]);
  });

  test('speaks of no free seat in a game that runs with all of its own', () => {
    const { said } = open({ ...FULL, guests: FULL.guests.map((one) => ({ ...one, presence: one.presence && 'connected' })) });
    expect(screen.queryByTestId('join-seat')).toBeNull();
    expect(said()).not.toMatch(/free/);
    expect(said()).toMatch(/When somebody is away, you can ask for their seat/);
  });

  test('of a game without spectators it says that there is no way in', () => {
    const { said } = open({ ...FULL, watchable: false, guests: FULL.guests.map((one) => ({ ...one, presence: null })) });
    expect(said()).toMatch(/The game has begun, and spectators are not allowed/);
    for (const way of ['join-seat', 'join-watch', 'join-ask-bob']) expect(screen.queryByTestId(way)).toBeNull();
  });
});

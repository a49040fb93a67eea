/** @jest-environment jsdom */

import { act, cleanup, fireEvent, screen } from '@testing-library/preact';
import { actionsOf } from '../../src/games/classic/actions';
import { actions } from '../../src/games/inwo/actions';
import { useTable as useInwo } from '../../src/games/inwo/use-table';
import { ActionBar } from '../../src/hud/shell/action-bar';
import { play, speak } from '../games/classic/panel';
import { gameOf } from '../games/classic/table';
import { laid, openTable, speak as speakInwo } from '../games/inwo/page';

afterEach(() => jest.useRealTimers());

const key = (digit: number) => act(async () => void fireEvent.keyDown(document.body, { code: `Digit${digit}`, key: `${digit}` }));

/** What the buttons show as their keys, in the order in which they stand. */
const caps = () => [...document.querySelectorAll('[data-testid="action-bar"] kbd')].map((cap) => Number(cap.textContent));

const CLASSIC = (actionsTaken: number) =>
  gameOf({
    players: [
      {
        id: 'ann',
        illuminati: 'bavarian-illuminati',
        treasury: 9,
        structure: [{ group: 'texas', onto: 'bavarian-illuminati', arrow: 'top' }],
      },
      { id: 'bob', illuminati: 'gnomes-of-zurich' },
    ],
    uncontrolled: ['smof'],
    turn: { player: 'ann', phase: 'actions', actionsTaken },
  });

const INWO = (tokens: number) =>
  laid({
    turn: { player: 'ann', phase: 'main' },
    players: [
      {
        id: 'ann',
        illuminati: 'ufos',
        turns: 2,
        tokens,
        structure: [{ group: 'dentists', onto: 'ufos', arrow: 'right', tokens }],
      },
      { id: 'bob', illuminati: 'the-network', turns: 2 },
    ],
  });

describe('U96: the classic game', () => {
  beforeAll(speak);
  const openBar = (actionsTaken: number) => play(({ table }) => <ActionBar actions={actionsOf(table)} />, CLASSIC(actionsTaken));

  test('no single key ends a turn that has actions left: it asks on the button, and a second one within two seconds ends it', async () => {
    const { played } = openBar(0);
    await key(9);
    expect(played).toEqual([]);
    expect(screen.getByTestId('action-end').textContent).toMatch(/2 actions left: press again/);
    await key(9);
    expect(played).toEqual([{ type: 'endTurn' }]);
  });

  test('who waits longer is asked anew', async () => {
    jest.useFakeTimers();
    const { played } = openBar(1);
    await key(9);
    await act(async () => void jest.advanceTimersByTime(2001));
    expect(screen.getByTestId('action-end').textContent).not.toMatch(/press again/);
    await key(9);
    expect(played).toEqual([]);
  });

  test('with no action left one press is enough, and so is a click', async () => {
    const { played } = openBar(2);
    await key(9);
    expect(played).toEqual([{ type: 'endTurn' }]);
    cleanup();
    const clicked = openBar(0);
    await clicked.hand.click(screen.getByTestId('action-end'));
    expect(clicked.played).toEqual([{ type: 'endTurn' }]);
  });

  test('the caps follow the order of the buttons, and 2 begins an attack', async () => {
    const { table } = openBar(0);
    expect(caps()).toEqual([2, 3, 4, 5, 6, 8, 9]);
    await key(2);
    expect(table.draft.current.value?.kind).toBe('attack');
  });
});

describe('U96: INWO', () => {
  beforeAll(speakInwo);
  const Bar = () => <ActionBar actions={actions(useInwo())} />;

  test('a knock with tokens left is asked for twice', async () => {
    const { sent } = openTable(INWO(1), 'ann', Bar);
    await key(9);
    expect(sent).toEqual([]);
    expect(screen.getByTestId('action-knock').textContent).toMatch(/tokens: press again/);
    await key(9);
    expect(sent).toEqual([{ type: 'knock' }]);
  });

  test('without any, once', async () => {
    const { sent } = openTable(INWO(0), 'ann', Bar);
    await key(9);
    expect(sent).toEqual([{ type: 'knock' }]);
  });

  test('the caps follow the order of the buttons', () => {
    openTable(INWO(1), 'ann', Bar);
    expect(caps()).toEqual([2, 3, 4, 5, 6, 8, 9]);
  });
});

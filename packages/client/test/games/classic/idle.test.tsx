/** @jest-environment jsdom */

import { NO_ORDERS } from '@illuminice/protocol';
import { viewFor } from '@illuminice/rules/classic';
import { signal } from '@preact/signals';
import { act } from '@testing-library/preact';
import { lateParts, SidePanel } from '../../../src/games/classic/panels/side-panel';
import { openPart, screen, speak } from './panel';
import { gameOf } from './table';

beforeAll(async () => {
  await speak();
  await Promise.all(lateParts.map((part) => part.load()));
});

/** Bob's turn begins, and Ann holds a Special. */
const starting = (special: string) =>
  viewFor(
    gameOf({
      players: [
        { id: 'ann', illuminati: 'bavarian-illuminati', specials: [special] },
        { id: 'bob', illuminati: 'gnomes-of-zurich' },
      ],
      turn: { player: 'bob', phase: 'start' },
    }),
    'ann',
  );

const COMMITTEE = 'senate-investigating-committee';

describe('C-201: the start of another’s turn', () => {
  test('asks nobody who can do nothing there: no panel, no button, no call', async () => {
    const { table, sent } = openPart(SidePanel, starting('deep-agent'));
    expect(screen.queryByTestId('window-start')).toBeNull();
    expect(screen.queryByTestId('done')).toBeNull();
    expect(table.game.isAwaited.value).toBe(false);
    // Other people are there: the pass is sent after a pause like anybody's.
    expect(sent).toEqual([]);
  });

  test('asks whoever holds the Special for it', async () => {
    const { table } = openPart(SidePanel, starting(COMMITTEE));
    expect(await screen.findByTestId('window-start')).toBeTruthy();
    expect(screen.getByTestId(`now-${COMMITTEE}`)).toBeTruthy();
    expect(table.game.isAwaited.value).toBe(true);
  });

  test('asks whoever wants to be asked always', async () => {
    const { table } = openPart(SidePanel, starting('deep-agent'), [], { orders: signal({ ...NO_ORDERS, ask: 'always' as const }) });
    expect(await screen.findByTestId('window-start')).toBeTruthy();
    expect(table.game.isAwaited.value).toBe(true);
  });

  test('is passed by the page at once where all others are computers', async () => {
    const { sent } = openPart(SidePanel, starting('deep-agent'), ['bob']);
    await act(async () => undefined);
    expect(sent).toEqual([{ type: 'done', rev: expect.any(Number) }]);
  });

  test('is asked there, too, of whoever holds the Special for it', async () => {
    const { sent } = openPart(SidePanel, starting(COMMITTEE), ['bob']);
    expect(await screen.findByTestId('window-start')).toBeTruthy();
    expect(sent).toEqual([]);
  });
});

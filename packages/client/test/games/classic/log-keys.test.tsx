/** @jest-environment jsdom */

import { act } from '@testing-library/preact';
import { ALL, LogLines } from '../../../src/hud/talk/log';
import { openPart, screen, speak } from './panel';
import { gameOf, send, tableOf } from './table';

// What browsers have and this document does not.
Object.assign(Element.prototype, { scrollTo: () => undefined });

beforeAll(speak);

test('U96: the log is one stop of the Tab key, and the arrow keys go from card to card in it', async () => {
  const state = gameOf({
    players: [
      { id: 'ann', illuminati: 'gnomes-of-zurich', structure: [{ group: 'mafia', onto: 'gnomes-of-zurich', arrow: 'right' }] },
      { id: 'bob', illuminati: 'bermuda-triangle', treasury: 5 },
    ],
    uncontrolled: ['hackers', 'moonies'],
  });
  const { view } = tableOf(state);
  const { happens, hand } = openPart(() => <LogLines kind={ALL} />, view);
  const events = send(state, 'ann', { type: 'attack', kind: 'control', attacker: 'mafia', target: 'hackers', aids: [] });
  void act(() => happens(events));
  const cards = [...screen.getByTestId('log').querySelectorAll('button')];
  expect(cards.length).toBeGreaterThanOrEqual(2);
  expect(cards.every(({ tabIndex }) => tabIndex === -1)).toBe(true);
  await hand.tab();
  expect(document.activeElement).toBe(screen.getByTestId('log'));
  await hand.keyboard('{Home}');
  expect(document.activeElement).toBe(cards[0]);
  await hand.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(cards[1]);
  await hand.keyboard('{ArrowUp}{ArrowUp}');
  expect(document.activeElement).toBe(cards[0]);
  await hand.keyboard('{End}');
  expect(document.activeElement).toBe(cards.at(-1));
  // The next stop lies behind all of them.
  await hand.tab();
  expect(screen.getByTestId('log').contains(document.activeElement)).toBe(false);
});

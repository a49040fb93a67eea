/** @jest-environment jsdom */

import { viewFor } from '@illuminice/rules/classic';
import { act, fireEvent, waitFor } from '@testing-library/preact';
import { Captions } from '../../../src/hud/shell/captions';
import { NextMove, PaceButton } from '../../../src/hud/shell/pace';
import { ALL, LogLines } from '../../../src/hud/talk/log';
import { openPart, screen, speak } from './panel';
import { gameOf, send } from './table';

// What browsers have and this document does not.
Object.assign(Element.prototype, { scrollTo: () => undefined });

beforeAll(speak);

const PLAYERS = [
  { id: 'ann', illuminati: 'gnomes-of-zurich', structure: [{ group: 'mafia', onto: 'gnomes-of-zurich', arrow: 'right' }] },
  { id: 'bob', illuminati: 'bermuda-triangle', treasury: 5 },
];
const LOCAL = { local: { startAgain: () => undefined, record: () => ({}) as never } };

/** Ann attacks; `me` watches the page. */
function attacked(me: 'ann' | 'bob') {
  const state = gameOf({ players: PLAYERS, uncontrolled: ['hackers', 'moonies'] });
  const opened = openPart(
    () => (
      <>
        <Captions />
        <PaceButton />
        <NextMove />
        <LogLines kind={ALL} />
      </>
    ),
    viewFor(state, me),
    me === 'ann' ? ['bob'] : ['ann'],
    LOCAL,
  );
  const attack = () => {
    const events = send(state, 'ann', { type: 'attack', kind: 'control', attacker: 'mafia', target: 'hackers', aids: [] });
    opened.view.value = viewFor(state, me);
    opened.happens(events);
  };
  return { ...opened, attack };
}

describe('U31: the moves of the others are told on the table', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'requestAnimationFrame', 'cancelAnimationFrame'] }));
  afterEach(() => jest.useRealTimers());

  test('in the words of the log, for a time to read them, and for eyes alone', async () => {
    const { attack } = attacked('bob');
    await act(attack);
    const caption = screen.getByTestId('caption');
    const line = screen.getByTestId('log').querySelector('[data-event="attackAnnounced"]');
    expect(line?.textContent).toContain('ann attacked Hackers with the Mafia');
    expect(caption.querySelector('[data-event="attackAnnounced"]')?.textContent).toBe(line?.textContent);
    expect(caption.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(caption.closest('[role], [aria-live]')).toBeNull();
    await act(() => jest.advanceTimersByTime(1800));
    expect(screen.queryAllByTestId('caption')).toHaveLength(1);
    await act(() => jest.advanceTimersByTime(20_000));
    expect(screen.queryAllByTestId('caption')).toEqual([]);
  });

  test('not one’s own', async () => {
    const { attack } = attacked('ann');
    await act(attack);
    expect(screen.queryAllByTestId('caption')).toEqual([]);
  });

  test('move by move they stay until the next', async () => {
    const { attack, lobby, happens } = attacked('bob');
    lobby.value = { ...lobby.value, stepComputers: true };
    await act(attack);
    await act(() => jest.advanceTimersByTime(600_000));
    expect(screen.getByTestId('caption').textContent).toContain('Hackers');
    await act(() => happens([{ type: 'powerUsed', player: 'ann', card: 'gnomes-of-zurich' }]));
    expect(screen.getAllByTestId('caption')).toHaveLength(1);
    expect(screen.getByTestId('caption').textContent).not.toContain('Hackers');
  });
});

describe('U02: the one person against computers sets their pace', () => {
  test('by one button from pace to pace, and has them move by a button and a key', async () => {
    const { lobby, sent, hand, attack } = attacked('bob');
    const at = async (pace: 'fast' | 'step' | 'normal') => {
      await hand.click(screen.getByTestId('pace'));
      expect(sent.splice(0)).toEqual([{ type: 'pace', pace }]);
      await act(() => {
        lobby.value = { ...lobby.value, fastComputers: pace === 'fast', stepComputers: pace === 'step' };
      });
    };
    expect(screen.queryByTestId('next-move')).toBeNull();
    await at('fast');
    expect(screen.queryByTestId('next-move')).toBeNull();
    await at('step');
    expect(screen.getByTestId('pace').getAttribute('aria-label')).toContain('one move at a time');
    await hand.click(screen.getByTestId('next-move'));
    await act(() => void fireEvent.keyDown(document.body, { code: 'Period', key: '.' }));
    expect(sent.splice(0)).toEqual([{ type: 'next' }, { type: 'next' }]);
    // Bob is asked, and no computer.
    await act(attack);
    expect(screen.getByTestId('next-move').getAttribute('aria-disabled')).toBe('true');
    await hand.click(screen.getByTestId('next-move'));
    expect(sent.splice(0)).toEqual([]);
    await at('normal');
    expect(screen.queryByTestId('next-move')).toBeNull();
  });

  test('nobody does where several persons play', () => {
    const state = gameOf({ players: PLAYERS });
    openPart(PaceButton, viewFor(state, 'bob'), [], LOCAL);
    expect(screen.queryByTestId('pace')).toBeNull();
  });
});

test('U96: a card in the log has its picture, and is shown large under the pointer, by the keyboard and by a click', async () => {
  const { attack, table, hand } = attacked('bob');
  await act(attack);
  const [card] = screen.getByTestId('log').querySelectorAll('button');
  expect(card?.querySelector('canvas')).not.toBeNull();
  expect(card?.textContent).toContain('Hackers');
  const shown = () => table.ui.preview.shown.value;
  await hand.hover(card as HTMLElement);
  await waitFor(() => expect(shown()).toMatchObject({ card: 'hackers', pinned: false }));
  await hand.unhover(card as HTMLElement);
  await waitFor(() => expect(shown()).toBeNull());
  screen.getByTestId('log').focus();
  await hand.keyboard('{Home}');
  await waitFor(() => expect(shown()).toMatchObject({ card: 'hackers', pinned: false }));
  await hand.click(card as HTMLElement);
  expect(shown()).toMatchObject({ card: 'hackers', pinned: true });
});

/** @jest-environment jsdom */

import type { PromiseInfo } from '@illuminice/protocol';
import { viewFor } from '@illuminice/rules/classic';
import { signal } from '@preact/signals';
import { act } from '@testing-library/preact';
import ui from '../../../src/games/classic/ui';
import { useTableSounds } from '../../../src/hud/shell/table-sounds';
import type { GameUi } from '../../../src/table/game-ui';
import { useTable } from '../../../src/table/table-context';
import { openPart, speak } from './panel';
import { gameOf, send } from './table';

// No document without a browser has a sound of its own; what is to be heard is what the player is told.
const heard: string[] = [];
jest.mock('../../../src/sound/index', () => ({ play: (name: string) => heard.push(name) }));

beforeAll(speak);
beforeEach(() => {
  heard.length = 0;
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  // To a document without a window nobody looks at it.
  Object.defineProperty(document, 'hidden', { configurable: true, value: false });
});
afterEach(() => jest.useRealTimers());

const PLAYERS = [
  { id: 'ann', illuminati: 'gnomes-of-zurich', treasury: 9 },
  { id: 'bob', illuminati: 'bermuda-triangle', treasury: 9 },
];

/** Ann attacks the Hackers. */
const attacked = () => {
  const state = gameOf({ players: PLAYERS, uncontrolled: ['hackers'], dice: [[6, 6]] });
  send(state, 'ann', { type: 'attack', kind: 'control', attacker: 'gnomes-of-zurich', target: 'hackers', aids: [] });
  return state;
};

const Sounds = () => {
  useTableSounds(useTable(), ui as unknown as GameUi);
  return null;
};

describe('U31: the clock that runs against somebody is heard', () => {
  const ticks = () => heard.filter((name) => name === 'tick').length;

  test('once a second in the last three of their silence, and no more once they passed', async () => {
    const state = attacked();
    const { table, silence, view } = openPart(Sounds, viewFor(state, 'bob'));
    const frame = state.board.frames[0];
    if (frame?.kind !== 'attack') throw new Error('no attack');
    await act(() => {
      silence.value = { frame: frame.id, rev: frame.rev, at: table.link.now() + 6000 };
    });
    await act(() => jest.advanceTimersByTime(2500));
    expect([table.clock.autoPassLeft.value, ticks()]).toEqual([4, 0]);
    for (const n of [1, 2]) {
      await act(() => jest.advanceTimersByTime(1000));
      expect(ticks()).toBe(n);
    }
    send(state, 'bob', { type: 'done' });
    await act(() => {
      view.value = viewFor(state, 'bob');
    });
    await act(() => jest.advanceTimersByTime(5000));
    expect(ticks()).toBe(2);
  });
});

describe('U96: who is at the table hears', () => {
  test('what somebody else promises', async () => {
    const promises = signal<PromiseInfo[]>([]);
    openPart(Sounds, viewFor(attacked(), 'bob'), [], { promises });
    const made = (id: number, by: string): PromiseInfo => ({ id, by, to: null, text: 'I help', state: 'open', markedBy: null });
    await act(() => {
      promises.value = [made(1, 'bob')];
    });
    expect(heard).not.toContain('promise');
    await act(() => {
      promises.value = [made(1, 'bob'), made(2, 'ann')];
    });
    expect(heard.filter((name) => name === 'promise')).toHaveLength(1);
  });

  test('that another is one step from winning, once', async () => {
    const rich = (money: number) => viewFor(gameOf({ players: [{ ...PLAYERS[0], treasury: money }, PLAYERS[1]] }), 'bob');
    const { view } = openPart(Sounds, rich(9));
    expect(heard).not.toContain('close');
    // The Gnomes need 150 MB.
    for (const money of [140, 141]) {
      await act(() => {
        view.value = rich(money);
      });
      expect(heard.filter((name) => name === 'close')).toHaveLength(1);
    }
  });
});

describe('U02: at a table where computers play at double speed', () => {
  const told = async (fastComputers: boolean) => {
    const state = attacked();
    send(state, 'bob', { type: 'done' });
    const { table, view, lobby, happens } = openPart(() => null, viewFor(state, 'bob'), ['ann']);
    lobby.value = { ...lobby.value, fastComputers };
    const { seq } = state.board;
    const events = send(state, 'ann', { type: 'roll' });
    expect(state.board.seq).toBeGreaterThan(seq);
    view.value = viewFor(state, 'bob');
    happens(events);
    const from = Date.now();
    while (table.stage.shown.value?.told === false) await act(() => jest.advanceTimersByTime(50));
    return Date.now() - from;
  };

  test('the stage of an attack is half as long', async () => {
    const usual = await told(false);
    expect(usual).toBeGreaterThan(1000);
    expect(await told(true)).toBe(usual / 2);
  });
});

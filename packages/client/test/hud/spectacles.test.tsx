/** @jest-environment jsdom */

import { viewFor } from '@illuminice/rules/classic';
import { signal } from '@preact/signals';
import { act } from '@testing-library/preact';
import { burn, burnMap } from '../../src/hud/spectacles/burn-map';
import { LENGTHS } from '../../src/hud/spectacles/lengths';
import { Spectacles } from '../../src/hud/spectacles/spectacles-later';
import { Victory } from '../../src/hud/spectacles/victory';
import { prefs } from '../../src/prefs/prefs';
import { SPEEDS } from '../../src/prefs/values';
import { openPart, screen, speak } from '../games/classic/panel';
import { gameOf } from '../games/classic/table';

const mockPlayed: string[] = [];
jest.mock('../../src/sound/index', () => ({ play: (name: string) => mockPlayed.push(name) }));

beforeAll(speak);
beforeEach(() => {
  jest.useFakeTimers();
  mockPlayed.length = 0;
  prefs.motion.value = 'full';
  prefs.speed.value = 1;
});
afterEach(() => jest.useRealTimers());

const state = gameOf({
  players: [
    { id: 'ann', illuminati: 'gnomes-of-zurich' },
    { id: 'bob', illuminati: 'bermuda-triangle' },
  ],
});
const CAPTURED = {
  type: 'placed',
  card: 'texas',
  player: 'ann',
  onto: 'gnomes-of-zurich',
  arrow: 'left',
  from: null,
  why: 'captured',
} as const;
const BRIBED = { ...CAPTURED, card: 'hackers', why: 'bribed' } as const;
const DESTROYED = { type: 'destroyed', card: 'mafia', by: 'ann', from: 'bob' } as const;

const kinds = () => screen.queryAllByTestId('spectacle').map(({ dataset }) => dataset.kind);

/** Lets the part arrive that shows them. */
const settle = () =>
  act(async () => {
    for (let i = 0; i < 20; i++) await Promise.resolve();
  });

/** Ann's table, where this has happened. */
async function after(...events: (typeof CAPTURED | typeof BRIBED | typeof DESTROYED)[]) {
  const opened = openPart(Spectacles, viewFor(state, 'ann'));
  await act(() => opened.happens(events));
  await settle();
  return opened;
}

const press = (type: 'pointerdown' | 'keydown') => act(() => void document.body.dispatchEvent(new Event(type, { bubbles: true })));

describe('U121 great moments', () => {
  test.each([
    ['capture', CAPTURED, ['capture']],
    ['control', BRIBED, ['control']],
    // The table sounds of fire where the card lies.
    ['destruction', DESTROYED, []],
  ] as const)('%s starts its motion and its sound, and is over in less than a second', async (kind, event, sounds) => {
    await after(event);
    expect(kinds()).toEqual([kind]);
    expect(mockPlayed).toEqual(sounds);
    void act(() => void jest.advanceTimersByTime(LENGTHS[kind]));
    expect(kinds()).toEqual([]);
    expect(LENGTHS[kind] * Math.max(...SPEEDS)).toBeLessThan(1000);
  });

  test('less motion and no motion start none, but sound', async () => {
    prefs.motion.value = 'reduced';
    await after(CAPTURED);
    prefs.motion.value = 'full';
    prefs.speed.value = 0;
    await after(BRIBED);
    expect(kinds()).toEqual([]);
    expect(mockPlayed).toEqual(['capture', 'control']);
  });

  test.each(['pointerdown', 'keydown'] as const)('%s skips all of them', async (how) => {
    await after(CAPTURED, DESTROYED);
    expect(kinds()).toEqual(['capture', 'destruction']);
    void press(how);
    expect(kinds()).toEqual([]);
  });

  test('wait behind a scene that covers the table', async () => {
    const opened = openPart(Spectacles, viewFor(state, 'ann'));
    const shown = signal<object | null>({ scene: { kind: 'roll' } });
    Object.assign(opened.table, { stage: { ...opened.table.stage, shown } });
    await act(() => opened.happens([CAPTURED]));
    expect(mockPlayed).toEqual([]);
    await act(async () => {
      shown.value = null;
    });
    await settle();
    expect(kinds()).toEqual(['capture']);
    expect(mockPlayed).toEqual(['capture']);
  });

  test('victory has rays, which a click ends; with less motion there are none', () => {
    const { unmount } = openPart(() => <Victory>crown</Victory>, viewFor(state, 'ann'));
    expect(kinds()).toEqual(['victory']);
    void press('pointerdown');
    expect(kinds()).toEqual([]);
    unmount();
    prefs.motion.value = 'reduced';
    openPart(() => <Victory>crown</Victory>, viewFor(state, 'ann'));
    expect(kinds()).toEqual([]);
  });
});

describe('a picture burns', () => {
  const SIDE = 108;
  const map = burnMap(SIDE);
  const white = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
  const left = (far: number): number => {
    const target = new Uint8ClampedArray(white.length);
    burn(white, target, map, far);
    return target.filter((_, i) => i % 4 === 3).reduce((sum, alpha) => sum + alpha / 255, 0) / map.length;
  };

  test('whole at first, gone at the end, less and less between', () => {
    expect(left(0)).toBeGreaterThan(0.99);
    expect(left(1)).toBe(0);
    const parts = [0, 0.25, 0.5, 0.75, 1].map(left);
    expect(parts).toEqual([...parts].sort((a, b) => b - a));
  });

  test('in a fraction of the 4 ms of script that a frame has', () => {
    const target = new Uint8ClampedArray(white.length);
    for (let i = 0; i < 50; i++) burn(white, target, map, i / 50);
    const before = process.cpuUsage();
    for (let i = 0; i < 100; i++) burn(white, target, map, i / 100);
    const { user } = process.cpuUsage(before);
    expect(user / 1000 / 100).toBeLessThan(2);
  });
});

/** @jest-environment jsdom */

import { getPlacement, getPlacementStyles } from '../../vite/popper';

/** An element that lies so in a window of 400 × 300. */
const box = (left: number, top: number, width: number, height: number): HTMLElement => {
  const element = document.createElement('div');
  const rect = { left, top, right: left + width, bottom: top + height, width, height };
  Object.assign(element, { getBoundingClientRect: () => rect });
  Object.defineProperties(element, { offsetWidth: { value: width }, offsetHeight: { value: height } });
  return element;
};

beforeAll(() => Object.defineProperties(document.documentElement, { clientWidth: { value: 400 }, clientHeight: { value: 300 } }));

const place = (control: HTMLElement, words: HTMLElement) => {
  const said: string[] = [];
  const options = { gutter: 10, listeners: false, onComplete: ({ placement }: { placement: string }) => said.push(placement) };
  getPlacement(
    () => control,
    () => words,
    options,
  );
  return [...said, words.style.getPropertyValue('--at')];
};

test('U14 words stand above their control, in the middle', () => {
  expect(place(box(150, 200, 100, 30), box(0, 0, 60, 40))).toEqual(['top', 'translate(170px, 150px)']);
});

test('U14 where there is no room above they stand below, or where there is more', () => {
  expect(place(box(150, 20, 100, 30), box(0, 0, 60, 40))).toEqual(['bottom', 'translate(170px, 60px)']);
  expect(place(box(150, 200, 100, 30), box(0, 0, 60, 250))).toEqual(['top', 'translate(170px, -60px)']);
});

test('U14 words do not leave the window at its sides', () => {
  expect(place(box(0, 200, 40, 30), box(0, 0, 200, 40))).toEqual(['top', 'translate(8px, 150px)']);
  expect(place(box(370, 200, 30, 30), box(0, 0, 200, 40))).toEqual(['top', 'translate(192px, 150px)']);
});

test('U14 words follow their control until they go, and stay out of sight until they are placed', () => {
  jest.useFakeTimers();
  const words = box(0, 0, 60, 40);
  let control = box(150, 200, 100, 30);
  const stop = getPlacement(
    () => control,
    () => words,
    { gutter: 10, defer: true, onComplete: () => undefined },
  );
  expect(words.style.getPropertyValue('--at')).toBe('');
  jest.advanceTimersByTime(50);
  expect(words.style.getPropertyValue('--at')).toBe('translate(170px, 150px)');
  control = box(150, 220, 100, 30);
  jest.advanceTimersByTime(50);
  expect(words.style.getPropertyValue('--at')).toBe('translate(170px, 170px)');
  stop();
  control = box(150, 100, 100, 30);
  jest.advanceTimersByTime(50);
  expect(words.style.getPropertyValue('--at')).toBe('translate(170px, 170px)');
  jest.useRealTimers();
  expect(getPlacementStyles({}).floating.transform).not.toContain('--at');
});

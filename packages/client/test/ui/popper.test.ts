/** @jest-environment jsdom */

import { getPlacement, getPlacementStyles } from '../../vite/popper';

/** An element that lies so in a window of 400 × 300. */
const box = (x: number, y: number, width: number, height: number): HTMLElement => {
  const element = document.createElement('div');
  const rect = { x, y, left: x, top: y, right: x + width, bottom: y + height, width, height };
  Object.assign(element, { getBoundingClientRect: () => rect, getClientRects: () => [rect] });
  Object.defineProperties(element, { offsetWidth: { value: width }, offsetHeight: { value: height } });
  document.body.append(element);
  return element;
};

beforeAll(() => Object.defineProperties(document.documentElement, { clientWidth: { value: 400 }, clientHeight: { value: 300 } }));

const place = (control: HTMLElement, words: HTMLElement) =>
  new Promise<string[]>((done) => {
    const placed = ({ placement }: { placement: string }) => done([placement, words.style.getPropertyValue('--at')]);
    getPlacement(
      () => control,
      () => words,
      { gutter: 10, listeners: false, defer: true, onComplete: placed },
    );
    // Out of sight until they are placed.
    expect(words.style.getPropertyValue('--at')).toBe('');
  });

test('U14 words stand above their control, in the middle', async () => {
  expect(await place(box(150, 200, 100, 30), box(0, 0, 60, 40))).toEqual(['top', 'translate(170px, 150px)']);
  expect(getPlacementStyles({}).floating.transform).not.toContain('--at');
});

test('U14 where there is no room above they stand below, or where there is more', async () => {
  expect(await place(box(150, 20, 100, 30), box(0, 0, 60, 40))).toEqual(['bottom', 'translate(170px, 60px)']);
  expect((await place(box(150, 200, 100, 30), box(0, 0, 60, 250)))[0]).toBe('top');
});

test('U14 words do not leave the window at its sides', async () => {
  expect(await place(box(0, 200, 40, 30), box(0, 0, 200, 40))).toEqual(['top', 'translate(8px, 150px)']);
  expect(await place(box(370, 200, 30, 30), box(0, 0, 200, 40))).toEqual(['top', 'translate(192px, 150px)']);
});

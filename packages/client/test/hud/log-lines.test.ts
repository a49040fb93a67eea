import { cutAbove } from '../../src/hud/talk/log';

/** Lines of 24 px, the first at `top`. */
const lines = (top: number, n: number) => Array.from({ length: n }, (_, i) => ({ top: top + 24 * i, bottom: top + 24 * (i + 1) }));

test('the log shows whole lines: of one that reaches over its upper edge nothing is seen', () => {
  // The box begins at 100: of the second line 14 px would be left.
  expect(cutAbove(100, lines(66, 8))).toBe(14);
  // One of several rows of words counts as a line.
  expect(
    cutAbove(100, [
      { top: 40, bottom: 160 },
      { top: 160, bottom: 184 },
    ]),
  ).toBe(60);
});

test('nothing is cut where a line begins at the edge, or where all have room', () => {
  expect(cutAbove(100, lines(76, 4))).toBe(0);
  expect(cutAbove(100, lines(140, 3))).toBe(0);
  expect(cutAbove(100, [])).toBe(0);
});

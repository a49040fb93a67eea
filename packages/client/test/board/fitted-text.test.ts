import { fit } from '../../src/card/paint/text';
import type { Painter } from '../../src/card/painter';

/** Every letter is 10 px wide. */
const painter = {
  ctx: { font: '', measureText: (text: string) => ({ width: text.length * 10 }) },
  look: { faces: { title: 'title' } },
} as unknown as Painter;

test('U97: a name that is broken behind its own hyphen gets no second one', () => {
  const fitted = (width: number) => fit(painter, 'Edge-of-World Watch', { face: 'title', px: 10, min: 10, width, maxLines: 2 }).lines;
  expect(fitted(110)).toEqual(['Edge-of-', 'World Watch']);
  expect(fitted(130)).toEqual(['Edge-of-World', 'Watch']);
});

test.each([
  ['Rinderschlitzer', 110, ['Rinder-', 'schlitzer']],
  ['Kriegsspieler', 90, ['Kriegs-', 'spieler']],
  ['Revolverblätter', 120, ['Revolver-', 'blätter']],
  ['Frankreich', 80, ['Frank-', 'reich']],
  ['Complotistes', 100, ['Complotis-', 'tes']],
])('U97: %s breaks before a syllable, its accents and clusters kept', (name, width, lines) => {
  expect(fit(painter, name, { face: 'title', px: 10, min: 10, width, maxLines: 2 }).lines).toEqual(lines);
});

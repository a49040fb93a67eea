/** Where the icons of a picture lie: in sight, whatever their own size in the set. */
import * as drawing from '@illuminice/themes/drawing';
import { compose, type Part, SIDE } from '../../src/card/paint/compose';
import type { PackedPictures } from '../../src/card/picture-files';
import { addPictures, type Icon, type Picture, pictureOf } from '../../src/card/pictures';
import { packPictures } from '../../vite/pictures/pack';

beforeAll(() => {
  Object.assign(globalThis, { Path2D: class {} });
});

const edges = ({ icon: { box }, x, y, scale, squash }: Part) => ({
  left: x - (box.w * scale) / 2,
  right: x + (box.w * scale) / 2,
  top: y - (box.h * scale * squash) / 2,
  bottom: y + (box.h * scale * squash) / 2,
});

const icon = (w: number, h: number): Icon => ({ path: {} as Path2D, box: { x: 0, y: 0, w, h }, author: '', licence: '' });
const picture = (main: Icon, second: Icon | null, lay: Picture['lay'] = 'behind'): Picture => ({ main, second, lay });

test.each(['illuminati', 'champions', 'inwo'] as const)('every icon of %s lies inside its picture, but for what is behind', (set) => {
  const files = packPictures(drawing)[set].map(([, text]) => JSON.parse(text) as PackedPictures);
  for (const file of files) addPictures(set, file);
  for (const card of files.flatMap(({ cards }) => Object.keys(cards)))
    for (const small of [false, true])
      for (const part of compose(pictureOf(set, card) as Picture, small)) {
        if (part.role === 'behind') continue;
        const { left, right, top, bottom } = edges(part);
        expect([card, part.role, Math.min(left, top) >= -8, Math.max(right, bottom) <= SIDE + 8]).toEqual([card, part.role, true, true]);
      }
});

test('a long icon and a square one fill about as much, whatever their size in the set', () => {
  const areaOf = (one: Icon) => {
    const [part] = compose(picture(one, null)) as [Part];
    return one.box.w * one.box.h * part.scale ** 2;
  };
  expect(areaOf(icon(100, 100))).toBeCloseTo(areaOf(icon(500, 500)), 3);
  expect(areaOf(icon(500, 420))).toBeCloseTo(areaOf(icon(500, 500)), 3);
  expect(areaOf(icon(500, 100))).toBeLessThan(areaOf(icon(500, 500)));
});

test('a hat overlaps the head it is on by a tenth of its own height, and a load hangs below with a gap', () => {
  const [head, hat] = compose(picture(icon(400, 300), icon(200, 200), 't')) as [Part, Part];
  const overlap = edges(hat).bottom - edges(head).top;
  expect(overlap / (edges(hat).bottom - edges(hat).top)).toBeCloseTo(0.1, 5);
  const [ship, load] = compose(picture(icon(400, 300), icon(200, 200), 'u')) as [Part, Part];
  expect(edges(load).top).toBeGreaterThan(edges(ship).bottom);
});

test('what lies behind is left out where the picture is too small for it', () => {
  const both = picture(icon(400, 400), icon(400, 400));
  expect(compose(both).map(({ role }) => role)).toEqual(['behind', 'main']);
  expect(compose(both, true).map(({ role }) => role)).toEqual(['main']);
});

test('two inks of a drawing lie as they were drawn, at every size', () => {
  for (const small of [false, true]) {
    const [below, above] = compose(picture(icon(400, 300), icon(400, 300), 'as'), small) as [Part, Part];
    expect(edges(above)).toEqual(edges(below));
    expect([below.role, above.role]).toEqual(['main', 'inside']);
  }
});

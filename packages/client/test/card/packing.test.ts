/** The files of pictures: what they weigh, that every card has one of its own, and that what is shipped looks as it was drawn. */
import { brotliCompressSync, constants } from 'node:zlib';
import { cardFacts } from '@illuminice/rules/classic';
import { CARD_IDS as INWO_IDS } from '@illuminice/rules/inwo';
import svgpath from 'svgpath';
import type { PackedPictures, PictureBundle } from '../../src/card/picture-files';
import { outlineOf } from '../../vite/pictures/outline';
import { packPictures } from '../../vite/pictures/pack';

const KB = 1000;
/** Bytes on the wire at most, by file. */
const MOST: Readonly<Record<string, number>> = {
  illuminati: 65 * KB,
  champions: 65 * KB,
  'inwo-table': 120 * KB,
  'inwo-plots': 80 * KB,
  'illuminati-front': 8 * KB,
  'champions-front': 8 * KB,
  'inwo-table-front': 8 * KB,
};

const packed = packPictures();
const contents = (bundle: PictureBundle) => packed[bundle].map(([, text]) => JSON.parse(text) as PackedPictures);
const wire = (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

test.each(Object.values(packed).flat())('U120 %s.json weighs no more than it may', (name, text) => {
  expect(MOST).toHaveProperty(name);
  expect(wire(text)).toBeLessThanOrEqual(MOST[name] as number);
});

test.each<[PictureBundle, readonly string[]]>([
  ['illuminati', Object.keys(cardFacts)],
  ['champions', Object.keys(cardFacts)],
  // Blanks stand for cards that nobody sees.
  ['inwo', INWO_IDS.filter((id) => !id.startsWith('blank-'))],
])('U120 %s has a picture for every card, and no two with the same main icon', (bundle, ids) => {
  const cards = Object.assign({}, ...contents(bundle).map((file) => file.cards)) as PackedPictures['cards'];
  expect(Object.keys(cards).sort()).toEqual([...ids].sort());
  const mains = Object.values(cards).map(([main]) => main);
  expect(new Set(mains).size).toBe(mains.length);
  const icons = contents(bundle).flatMap((file) => file.icons);
  for (const [main, second = main] of Object.values(cards)) expect([icons[main], icons[second]]).not.toContain(undefined);
});

test('every icon has a box inside its square, which its picture is fitted by', () => {
  for (const file of Object.values(packed).flatMap((parts) => parts.map(([, text]) => JSON.parse(text) as PackedPictures)))
    for (const [author, x, y, w, h, path] of file.icons) {
      expect(file.authors[author]).toBeTruthy();
      expect([path.slice(0, 20), x >= -8, y >= -8, x + w <= 520, y + h <= 520, w > 30, h > 30]).toEqual([
        path.slice(0, 20),
        ...Array(6).fill(true),
      ]);
    }
});

test('rounding to whole units moves no point of a long outline by more than a unit', () => {
  const steps = Array.from({ length: 300 }, (_, i) => `l${(i % 3) * 0.4 + 0.3} ${(i % 5) * 0.3 - 0.4}`).join('');
  const drawn = `M10.4 20.6${steps}`;
  const ends = (path: string) => {
    const found: [number, number][] = [];
    svgpath(path)
      .abs()
      .iterate(([command, x, y]) => {
        if (command === 'L' || command === 'M') found.push([x as number, y as number]);
      });
    return found;
  };
  const before = ends(drawn);
  const last = ends(outlineOf(`<path fill="currentColor" d="${drawn}"/>`).path).at(-1) as [number, number];
  expect(Math.abs(last[0] - (before.at(-1) as [number, number])[0])).toBeLessThanOrEqual(1);
  expect(Math.abs(last[1] - (before.at(-1) as [number, number])[1])).toBeLessThanOrEqual(1);
});

test('nobody draws an eye in a pyramid: no card joins the two', () => {
  const themes = ['illuminati', 'champions', 'inwo-table', 'inwo-plots'].map(
    (name) => require(`../../../themes/src/pictures/${name}.json`) as Record<string, { icon: string; back?: string }>,
  );
  const joined = themes.flatMap((cards) =>
    Object.entries(cards).filter(([, { icon, back = '' }]) => {
      const both = `${icon} ${back}`;
      return /\beye|eye\b|all-seeing/.test(both) && /pyramid|triangle|organigram/.test(both);
    }),
  );
  expect(joined).toEqual([]);
});

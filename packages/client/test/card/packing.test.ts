/** The files of pictures: what they weigh, that every card has one of its own, and that what is shipped looks as it was drawn. */
import { brotliCompressSync, constants } from 'node:zlib';
import { cardFacts } from '@illuminice/rules/classic';
import { CARD_IDS as INWO_IDS } from '@illuminice/rules/inwo';
import * as drawing from '@illuminice/themes/drawing';
import type { PackedPictures, PictureBundle } from '../../src/card/picture-files';
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

const packed = packPictures(drawing);
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

test('U120 a drawing is packed as icons are: two inks on one square, with its author and licence', () => {
  const [file] = contents('champions') as [PackedPictures];
  const { 'loan-sharks': [main, second, lay] = [0] } = file.cards;
  const icons = [file.icons[main], file.icons[second ?? -1]] as const;
  expect(lay).toBe('as');
  expect(icons[0]?.slice(1, 5)).toEqual(icons[1]?.slice(1, 5));
  for (const icon of icons) {
    expect(file.licences?.[icon?.[0] ?? -1]).toBe('MIT');
    expect(icon?.[5]).toMatch(/^M[\dMmlLhHvVcCqQzZ\s-]+$/);
  }
});

test('nobody draws an eye in a pyramid: no card joins the two', () => {
  const themes = ['illuminati', 'champions', 'inwo-table', 'inwo-plots'].map(
    (name) => require(`../../../themes/src/pictures/${name}.json`) as Record<string, { icon?: string; back?: string }>,
  );
  const joined = themes.flatMap((cards) =>
    Object.entries(cards).filter(([, { icon = '', back = '' }]) => {
      const both = `${icon} ${back}`;
      return /\beye|eye\b|all-seeing/.test(both) && /pyramid|triangle|organigram/.test(both);
    }),
  );
  expect(joined).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import { messagesOf, messageTexts, pieces, unicodeRange } from '../../vite/fonts/characters';
import { fallbackFaces } from '../../vite/fonts/fallbacks';
import { facesOf, fileOf, subsetOf } from '../../vite/fonts/subset';

const SOURCES = fileURLToPath(new URL('../../src', import.meta.url));
const SHEETS = ['style/fonts.css', 'style/champions.css', 'board/fonts.css'];

/** Signs that no typeface of ours has; systems draw them. */
const OF_SYSTEMS = '→↑ᵉ●◆○■▸▾✓′\u202f';

const { text, more } = pieces('Marcellus');

const faces = SHEETS.flatMap((sheet) => facesOf(readFileSync(join(SOURCES, sheet), 'utf8')));

test('U97: all that any theme, language and card says is in the first piece of each font', () => {
  const said = new Set(messageTexts().flatMap((message) => [...message]));
  expect(said.size).toBeGreaterThan(120);
  said.delete('\n');
  expect([...said].filter((letter) => !text.includes(letter))).toEqual([]);
});

test('U97: what components and style sheets show themselves is in the first piece, too', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(tsx|css)$/.test(file));
  const shown = new Set(
    files.flatMap((file) => [...readFileSync(join(SOURCES, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')]),
  );
  expect([...shown].filter((letter) => letter > '~' && !text.includes(letter) && !OF_SYSTEMS.includes(letter))).toEqual([]);
});

test('U97: a name in any language of western Europe is in one of the pieces, and no character in both', () => {
  for (const letter of 'ÀÉÎÑÕÖØŒßàåçéîñõöøœÿ') expect(text.includes(letter) !== more.includes(letter)).toBe(true);
});

test.each(faces.map((face) => [`${face.family} ${face.weight}`, face] as const))(
  'U97: the pieces of %s draw every character of the texts',
  async (_, { family, file, weight }) => {
    const { front, text: rest } = pieces(family);
    const has = new Set<number>();
    for (const characters of [front, rest].filter((piece) => piece !== '')) {
      const subset = create(await subsetOf(fileOf(file), characters, weight)) as Font;
      for (const code of subset.characterSet) has.add(code);
      // "Marcellus" is a reserved name: a changed version must not go by it.
      expect(subset.familyName).not.toMatch(/Marcellus/);
    }
    expect([...text].filter((letter) => !has.has(letter.codePointAt(0) as number) && !OF_SYSTEMS.includes(letter))).toEqual([]);
  },
);

test('U97: the first page needs one piece of the fonts of which it shows little, in every language and theme', () => {
  for (const [family, key] of [
    ['Marcellus SC', 'brand'],
    ['Alegreya', 'home.story'],
  ] as const) {
    const letters = messagesOf(key).flatMap((message) => [...message]);
    expect(letters.length).toBeGreaterThan(8);
    const { front, text: rest } = pieces(family);
    expect(letters.filter((letter) => !front.includes(letter))).toEqual([]);
    expect([...front].filter((letter) => rest.includes(letter))).toEqual([]);
  }
});

test('a range of characters is written as style sheets read it', () => {
  expect(unicodeRange('cabz…')).toBe('U+61-63,U+7A,U+2026');
});

test('each typeface of pages has a fallback with its line heights', () => {
  expect(fallbackFaces('Marcellus')).toMatch(/local\("Times New Roman"\).*size-adjust:112\.\d+%;ascent-override:86\.\d+%/);
  for (const { family } of faces) expect(fallbackFaces(family) === '').toBe(family === 'Sofia Sans Extra Condensed');
});

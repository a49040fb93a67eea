import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '../src/format.js';
import { LANGUAGES, loadWords, THEMES } from '../src/index.js';
import { literals, named, packs, reference, slots, textsOf } from './every-pack.js';

/** A card may go without a short name, where its name is short. */
const shorts = /^cards \S+ short$/;
const wanted = textsOf(reference);
const astOf = (text: string, locale: string) => formatter(text, locale).getAst();
/** Cards are no messages: their texts may hold anything. */
const isMessage = (path: string) => !path.startsWith('cards ');

test('U97: every theme speaks every language, and what is loaded is what it is called', async () => {
  expect(packs.map(({ theme, language }) => `${theme} ${language}`).sort()).toEqual(
    THEMES.flatMap((theme) => LANGUAGES.map((language) => `${theme} ${language}`)).sort(),
  );
  for (const theme of THEMES)
    for (const language of LANGUAGES)
      for (const part of ['front', 'all'] as const) expect(await loadWords(theme, language, part)).toMatchObject({ theme, language });
});

test.each(LANGUAGES.map((language) => join(__dirname, '../src/illuminati', language, 'ui')))('%s: no key stands in two areas', (folder) => {
  const keys = readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'index.ts')
    .flatMap(({ name }) => readFileSync(join(folder, name), 'utf8').match(/^ {2}(?:'[^']+'|\w+)(?=:)/gm) ?? []);
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
});

describe.each(named)('%s has every text', (_, pack) => {
  const texts = textsOf(pack);
  const paths = (all: Record<string, string>) =>
    Object.keys(all)
      .filter((path) => !shorts.test(path))
      .sort();

  test('none is missing, none is left over, none is empty', () => {
    expect(paths(texts)).toEqual(paths(wanted));
    expect(Object.keys(texts).filter((path) => texts[path]?.trim() === '')).toEqual([]);
  });

  test('each is a readable message with the same values and choices', () => {
    const differing = Object.keys(texts)
      .filter(isMessage)
      .map((path) => ({
        path,
        has: slots(astOf(texts[path] ?? '', pack.locale)),
        needs: slots(astOf(wanted[path] ?? '', reference.locale)),
      }))
      .filter(({ has, needs }) => has.join() !== needs.join());
    expect(differing).toEqual([]);
  });
});

/** Words that no German sentence has. */
const ENGLISH = /\b(the|and|you|your|of|to|with|is|are|be|not|this|that|for|from|by|at|it|has|have|can|who|what)\b/i;
/** Alike in both languages. */
const ALIKE =
  /^ui (brand|options\.language\.name|menu\.title|scene\.(money|odds|count)|trade\.money|title\.|keys\.(wasd|qe|esc)$|\S*\.(code|times|source)$|lobby\.colourName|goal\.short\.gnomes)|^ui (action|option\.clock|home\.code)|^terms (alignments Liberal|money)|^log turnBegan$|^ui end\.money$|^ui goal\.basic$|^ui option\.illuminati$|discordian-society$|^terms alignments Weird$|^goals none|^cards /;

describe.each(named.filter(([, { language }]) => language === 'de'))('%s is German throughout', (_, pack) => {
  const texts = Object.entries(textsOf(pack)).filter(([path]) => !/^cards \S+ (name|short)$/.test(path));
  const said = (path: string, text: string) => (isMessage(path) ? literals(astOf(text, pack.locale)).join(' ') : text);

  test('no English word is left', () => {
    expect(texts.map(([path, text]) => [path, said(path, text)]).filter(([, words]) => ENGLISH.test(words ?? ''))).toEqual([]);
  });

  test('nothing stands there as it does in English', () => {
    const same = packs.find((one) => one.theme === pack.theme && one.language === 'en');
    const english = textsOf(same ?? reference);
    expect(texts.filter(([path, text]) => text === english[path] && /[a-z]{3}/.test(said(path, text)) && !ALIKE.test(path))).toEqual([]);
  });
});

/** What belongs to the other theme: in this one it has another name. */
const FOREIGN = {
  en: /\b(Illuminati|[Gg]roups?|Specials?|MB|[Uu]ncontrolled|neutraliz\w+|destroy\w*|puppets?|Government|Communist|Liberal|Conservative|Peaceful|Violent|Straight|Weird|Criminal|Fanatic)\b/,
  de: /\b(Illuminaten|Gruppen?|Spezialkarten?|MB|[Uu]nkontrolliert\w*|[Kk]ontrollier\w*|neutralisier\w*|zerstör\w*|Staatlich|Kommunistisch|Liberal|Konservativ|Friedlich|Gewalttätig|Bieder|Schräg|Kriminell|Fanatisch)\b/i,
};

describe.each(named.filter(([, { theme }]) => theme === 'champions'))('U97: %s keeps to its own words', (_, pack) => {
  const texts = Object.entries(textsOf(pack));
  const said = (path: string, text: string) => (isMessage(path) ? literals(astOf(text, pack.locale)).join(' ') : text);

  test('no word of the other theme is left', () => {
    const left = texts.map(([path, text]) => [path, said(path, text)] as const).filter(([, words]) => FOREIGN[pack.language].test(words));
    expect(left).toEqual([]);
  });

  test('no card keeps the name it has elsewhere, nor is it named in any text', () => {
    const base = packs.find((one) => one.theme !== pack.theme && one.language === pack.language) ?? reference;
    const names = Object.values(base.cards).map(({ name }) => name.replace(/^The /, ''));
    expect(Object.values(pack.cards).filter(({ name }) => names.includes(name.replace(/^The /, '')))).toEqual([]);
    const ofCards = texts.filter(([path]) => path.startsWith('cards') || path.startsWith('refusals C-'));
    const foreign = names.filter((name) => name.length > 6 && !/^(Interference|Einmischung)$/.test(name));
    expect(ofCards.filter(([, text]) => foreign.some((name) => text.includes(name)))).toEqual([]);
  });
});

test.each(named)('%s: the cards of the picture on the first page are called there as they are at the table', (_, pack) => {
  const pictured = ['empty-vee', 'irs', 'tabloids', 'fbi', 'federal-reserve', 'moral-minority', 'video-games', 'hollywood'];
  expect(pack.ui['home.names']).toBe(pictured.map((id) => pack.cards[id]?.name).join(', '));
});

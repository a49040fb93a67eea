import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { LANGUAGES, loadWords, THEMES } from '../src/index.js';
import type { LanguageId } from '../src/theme.js';
import { astOf, FOLDER, messagesIn, named, type Pack, packFor, reference, slots, spokenBy, termsIn, textsOf } from './every-pack.js';
import { isAlike, tongues, wordsOfFirstTheme, wordsOfOthers } from './tongues.js';

/** A card may go without a short name, where its name is short. */
const shorts = /^cards \S+ short$/;
/** A language may have no articles that its names of cards begin with. */
const wanted = textsOf(reference);

test('U97: every theme speaks every language, and what is loaded is what it is called', async () => {
  for (const theme of THEMES)
    for (const language of LANGUAGES)
      for (const part of ['front', 'table', 'all'] as const) {
        const words = await loadWords(theme, language, part);
        expect(words).toMatchObject({ theme, language });
        expect(words.t('home.names')).toBe(packFor(theme, language).ui['home.names']);
      }
});

const folders = ['shell', ...THEMES.map((theme) => `classic/${theme}`), 'inwo'];
const filesIn = (folder: string) => readdirSync(join(FOLDER, folder)).sort();

test('U97: each folder of the classic game is a theme, which has a name in each language', () => {
  const unlisted = filesIn('classic').filter((theme) => !THEMES.some((listed) => listed === theme));
  expect(unlisted.map((theme) => `${theme} is missing in THEMES: packages/themes/src/theme.ts`)).toEqual([]);
  const names = LANGUAGES.map(
    (language) => [language, String(messagesIn(`classic/illuminati/${language}/front`)['options.theme.name'])] as const,
  );
  const unnamed = names.flatMap(([language, text]) =>
    THEMES.flatMap((theme) =>
      text.includes(`${theme} {`) ? [] : [`${theme} has no name in packages/themes/src/messages/classic/illuminati/${language}/front.json`],
    ),
  );
  expect(unnamed).toEqual([]);
});

test.each(folders)('%s has a folder for each language, with the same files', (folder) => {
  const found = filesIn(folder);
  const folders = LANGUAGES.map((language) => `packages/themes/src/messages/${folder}/${language}`);
  expect(folders.filter((path) => !found.includes(basename(path)))).toEqual([]);
  const unlisted = found.filter((language) => !LANGUAGES.some((listed) => listed === language));
  expect(unlisted.map((language) => `${language} is missing in LOCALES: packages/themes/src/theme.ts`)).toEqual([]);
  for (const language of LANGUAGES) expect(filesIn(`${folder}/${language}`)).toEqual(filesIn(`${folder}/en`));
});

test('packages/themes/test/tongues.json has the words that tell each language from the others', () => {
  expect(Object.keys(tongues).sort()).toEqual([...LANGUAGES].sort());
});

/** The paths of all texts in a file. */
const pathsOf = (value: unknown, path = ''): string[] =>
  typeof value === 'object' ? Object.entries(value as object).flatMap(([key, inner]) => pathsOf(inner, `${path} ${key}`)) : [path];

describe.each(LANGUAGES.filter((language) => language !== 'en'))('the files in %s', (language) => {
  test.each(['shell', 'classic/illuminati'])('%s say what the English ones say, key by key', (folder) => {
    for (const file of filesIn(`${folder}/en`).map((name) => name.replace('.json', ''))) {
      const keys = (of: LanguageId) =>
        pathsOf(messagesIn(`${folder}/${of}/${file}`))
          .filter((path) => !/^ forms | short$/.test(path))
          .map((path) => path.trim());
      const [own, english] = [keys(language), keys('en')];
      const at = (tongue: string) => `packages/themes/src/messages/${folder}/${tongue}/${file}.json`;
      expect(english.flatMap((key) => (own.includes(key) ? [] : [`${key} is missing in ${at(language)}`]))).toEqual([]);
      expect(own.flatMap((key) => (english.includes(key) ? [] : [`${key} of ${language} is missing in ${at('en')}`]))).toEqual([]);
    }
  });
});

test.each(LANGUAGES)('%s: no key stands in two files, and the shell knows no word of a game', (language) => {
  const parts = ['shell', 'classic/illuminati'].flatMap((folder) =>
    ['front', 'screens', 'pages'].map((file) => messagesIn(`${folder}/${language}/${file}`)),
  );
  const keys = parts.flatMap((part) => Object.keys(part));
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  const shell = ['front', 'screens', 'pages', 'chronicle', 'refusals'].flatMap((file) =>
    Object.entries(messagesIn(`shell/${language}/${file}`)),
  );
  expect(shell.filter(([, text]) => termsIn(astOf(text as string, language)).length > 0)).toEqual([]);
});

describe.each(named)('%s has every text', (_, pack) => {
  const texts = textsOf(pack);
  const paths = (all: Record<string, string>) =>
    Object.keys(all)
      .filter((path) => !shorts.test(path))
      .sort();

  test('none is missing, none is left over, none is empty', () => {
    expect(paths(texts)).toEqual(paths(wanted));
    expect(Object.keys(texts).filter((path) => texts[path]?.trim() === '' && path !== 'terms article')).toEqual([]);
  });

  test('each is a readable message with the same values and choices', () => {
    const differing = Object.keys(texts)
      .map((path) => ({
        path,
        has: slots(astOf(texts[path] ?? '', pack.locale)),
        needs: slots(astOf(wanted[path] ?? '', reference.locale)),
      }))
      .filter(({ path, has, needs }) => has.join() !== needs.join() && !shorts.test(path));
    expect(differing).toEqual([]);
  });

  test('each term that is used is there, and each that is there is used', () => {
    const used = Object.entries(texts).flatMap(([path, text]) => termsIn(astOf(text, pack.locale)).map((term) => [path, term] as const));
    expect(used.filter(([, term]) => !(term in pack.lexicon))).toEqual([]);
    expect(Object.keys(pack.terms.forms).sort()).toEqual(Object.keys(packFor('illuminati', pack.language).terms.forms).sort());
    if (pack.theme !== 'illuminati') return;
    const ofThemes = THEMES.flatMap((theme) => {
      const { locale, ...other } = packFor(theme, pack.language);
      return Object.values(textsOf({ locale, ...other })).flatMap((text) => termsIn(astOf(text, locale)));
    }).map((term) => term.slice(1).toLowerCase());
    expect(Object.keys(pack.terms.forms).filter((form) => !ofThemes.includes(form.toLowerCase()))).toEqual([]);
  });
});

/** Alike in every language: names, signs, words that all have. */
const ALIKE =
  /^ui (brand|menu\.title|scene\.(money|odds|count)|trade\.money|title\.|keys\.(wasd|qe|esc)$|\S*\.(code|times|source)$|lobby\.colourName|goal\.short\.gnomes)|^ui (action|option\.clock|home\.(code|decks)$|talk\.chat$|trade\.look$)|^terms (alignments Liberal|money)|^log turnBegan$|^ui end\.money$|^ui goal\.basic$|^ui option\.illuminati$|discordian-society$|^terms alignments Weird$|^cards \S+ (name|short)$|^rules rules C-802 title$/;
const said = (pack: Pack) => spokenBy(pack).filter(([path]) => !/^cards \S+ (name|short)$/.test(path));

describe.each(named)('%s speaks its language throughout', (_, pack) => {
  test('no word of another one is left', () => {
    // Names of cards belong to no language: 'Empty Vee'.
    const names = Object.values(pack.cards).map(({ name }) => name.replace(/^The /, ''));
    const bare = (words: string) => names.reduce((left, name) => left.replaceAll(name, ''), words);
    const others = wordsOfOthers(pack.language);
    expect(said(pack).filter(([, words]) => others.test(bare(words)))).toEqual([]);
  });

  test('nothing stands there as it does in English', () => {
    if (pack.language === 'en') return;
    const alike = (path: string) => ALIKE.test(path) || isAlike(pack.language, path);
    const english = Object.fromEntries(spokenBy(packFor(pack.theme, 'en')));
    expect(said(pack).filter(([path, words]) => words === english[path] && /[a-z]{3}/.test(words) && !alike(path))).toEqual([]);
  });
});

/** The names of both themes stand where one chooses between them; INWO's cards are called alike in every theme. */
const OF_BOTH = /^ui (options\.theme\.name|home\.names\.inwo)$/;

describe.each(named.filter(([, { theme }]) => theme !== 'illuminati'))('U97: %s keeps to its own words', (_, pack) => {
  const texts = spokenBy(pack).filter(([path]) => !OF_BOTH.test(path));

  test('no word of the first theme is left', () => {
    const ofFirst = wordsOfFirstTheme(pack.language);
    expect(texts.filter(([, words]) => ofFirst.test(words))).toEqual([]);
  });

  test('no card keeps the name it has elsewhere, nor is it named in any text', () => {
    const base = packFor('illuminati', pack.language);
    const names = Object.values(base.cards).map(({ name }) => name.replace(/^The /, ''));
    expect(Object.values(pack.cards).filter(({ name }) => names.includes(name.replace(/^The /, '')))).toEqual([]);
    const shortNames = Object.values(base.cards).map(({ name, short = name }) => short);
    expect(Object.values(pack.cards).filter(({ name, short = name }) => shortNames.includes(short))).toEqual([]);
    // Two names are words of their own, too.
    const foreign = names.filter((name) => (name.length > 4 || /[A-Z]{2}/.test(name)) && !/^(Interference|Einmischung)$/.test(name));
    const own = texts.filter(([path]) => !/^cards \S+ (name|short)$/.test(path));
    const bare = (words: string) => Object.values(pack.cards).reduce((left, { name }) => left.replaceAll(name, ''), words);
    expect(
      own.filter(([, words]) => {
        const left = bare(words);
        return foreign.some((name) => left.includes(name));
      }),
    ).toEqual([]);
  });
});

test.each(named.filter(([, { language }]) => language === 'fr'))('%s: nothing breaks a line before ; : ! ? » or after «', (_, pack) => {
  const loose = /[ \u00a0][;:!?»%]|«(?!\u202f)|[^\s\u202f][!?»]|\p{L}[;:]\s/u;
  expect(said(pack).filter(([, words]) => loose.test(words))).toEqual([]);
});

test.each(named)('%s: the cards of the picture on the first page are called there as they are at the table', (_, pack) => {
  const pictured = ['fbi', 'hollywood', 'irs', 'federal-reserve', 'tabloids'];
  expect(pack.ui['home.names']).toBe(pictured.map((id) => pack.cards[id]?.name).join(', '));
});

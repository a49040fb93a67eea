import type { RulesetId } from '@illuminice/rules';
import type { Messages, Terms } from './classic/theme.js';
import { loadInwoFiles } from './inwo/files.js';
import type { Messages as InwoMessages } from './inwo/theme.js';
import { overlay, type Tree } from './overlay.js';
import type { FrontMessages, LanguageId, RuleTexts, ThemeId } from './theme.js';
import { type SharedWords, type Words, wordsOf } from './words.js';

type ShellFile = 'front' | 'refusals' | 'screens' | 'pages' | 'chronicle';
type GameFile = 'front' | 'screens' | 'pages' | 'terms' | 'cards' | 'log' | 'refusals' | 'rules';
type Imported = Promise<{ default: Tree }>;

const shell = (language: LanguageId, file: ShellFile): Promise<Tree> =>
  (import(`./messages/shell/${language}/${file}.json`, { with: { type: 'json' } }) as Imported).then(({ default: tree }) => tree);

const ofTheme = (theme: ThemeId, language: LanguageId, file: GameFile): Promise<Tree> =>
  (import(`./messages/classic/${theme}/${language}/${file}.json`, { with: { type: 'json' } }) as Imported).then(
    ({ default: tree }) => tree,
  );

const game = async (theme: ThemeId, language: LanguageId, file: GameFile): Promise<Tree> => {
  const [base, own] = await Promise.all([
    ofTheme('illuminati', language, file),
    theme === 'illuminati' ? undefined : ofTheme(theme, language, file),
  ]);
  return overlay(base, own);
};

/** Messages of the first page: no cards, no log, only the room's refusals. */
export const loadFront = async (theme: ThemeId, language: LanguageId): Promise<FrontMessages<Terms>> => {
  const [ui, table, own, terms] = await Promise.all([
    shell(language, 'front'),
    shell(language, 'refusals'),
    game(theme, language, 'front'),
    game(theme, language, 'terms'),
  ]);
  return { ui: { ...ui, ...own }, refusals: { table }, terms } as unknown as FrontMessages<Terms>;
};

/** Messages of a table, without other pages and the rules. */
const loadTable = async (theme: ThemeId, language: LanguageId): Promise<Messages> => {
  const [front, screens, own, cards, log, refusals] = await Promise.all([
    loadFront(theme, language),
    shell(language, 'screens'),
    game(theme, language, 'screens'),
    game(theme, language, 'cards'),
    game(theme, language, 'log'),
    game(theme, language, 'refusals'),
  ]);
  return {
    ...front,
    ui: { ...front.ui, ...screens, ...own },
    refusals: overlay(front.refusals, refusals),
    cards,
    log,
  } as unknown as Messages;
};

export const loadMessages = async (theme: ThemeId, language: LanguageId): Promise<Messages> => {
  const [table, pages, own] = await Promise.all([loadTable(theme, language), shell(language, 'pages'), game(theme, language, 'pages')]);
  return { ...table, ui: { ...table.ui, ...pages, ...own } as Messages['ui'] };
};

export const loadRuleTexts = (theme: ThemeId, language: LanguageId): Promise<RuleTexts> =>
  game(theme, language, 'rules') as unknown as Promise<RuleTexts>;

export const loadChronicleTexts = (language: LanguageId): Promise<Tree> => shell(language, 'chronicle');

export type WordsPart = 'front' | 'table' | 'all';

const LOADERS = { front: loadFront, table: loadTable, all: loadMessages } as const satisfies Record<WordsPart, unknown>;

/** The shell's words with the first page's, for games other than classic. */
const loadShell = async (theme: ThemeId, language: LanguageId, pages: boolean): Promise<FrontMessages<Terms>> => {
  const [front, screens, more] = await Promise.all([
    loadFront(theme, language),
    shell(language, 'screens'),
    pages ? shell(language, 'pages') : undefined,
  ]);
  return { ...front, ui: { ...front.ui, ...screens, ...more } as FrontMessages['ui'] };
};

type Loader<W> = (theme: ThemeId, language: LanguageId, part: WordsPart) => Promise<W>;

const GAMES = {
  classic: async (theme, language, part): Promise<Words> => {
    // The first page has no log.
    const [messages, logged] = await Promise.all([LOADERS[part](theme, language), part === 'front' ? null : import('./log-values.js')]);
    return wordsOf(theme, language, messages, logged?.logValues);
  },
  inwo: async (theme, language, part) => {
    const pages = part === 'all';
    // Side by side: what makes words of the messages would else arrive before they are asked for.
    const [{ inwoWordsOf }, front, messages] = await Promise.all([
      import('./inwo/words.js'),
      loadShell(theme, language, pages),
      loadInwoFiles(language, pages),
    ]);
    return inwoWordsOf(theme, language, front, messages as unknown as InwoMessages);
  },
} satisfies Record<RulesetId, Loader<SharedWords>>;

const loaded = new Map<string, Promise<SharedWords>>();

/** Words of a theme in a language, loaded lazily. @param part missing texts are their own keys */
export const loadWords = <R extends RulesetId = 'classic'>(
  theme: ThemeId,
  language: LanguageId,
  part: WordsPart,
  ruleset: R = 'classic' as R,
): ReturnType<(typeof GAMES)[R]> => {
  const key = `${ruleset} ${theme} ${language} ${part}`;
  let words = loaded.get(key);
  if (!words) {
    words = GAMES[ruleset](theme, language, part);
    words.catch(() => loaded.delete(key));
    loaded.set(key, words);
  }
  return words as ReturnType<(typeof GAMES)[R]>;
};

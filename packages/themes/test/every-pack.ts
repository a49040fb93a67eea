import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Messages } from '../src/classic/theme.js';
import { formatter, type Lexicon, type Pattern } from '../src/format.js';
import { lexiconOf } from '../src/lexicon.js';
import { overlay } from '../src/overlay.js';
import { LANGUAGES, type LanguageId, LOCALES, type RuleTexts, THEMES, type ThemeId } from '../src/theme.js';

export const FOLDER = join(__dirname, '../src/messages');

/** A file of messages, as it stands there. */
export const messagesIn = (path: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(FOLDER, `${path}.json`), 'utf8')) as Record<string, unknown>;

export interface Pack extends Messages {
  readonly theme: ThemeId;
  readonly language: LanguageId;
  readonly locale: string;
  readonly lexicon: Lexicon;
  readonly rules: RuleTexts;
  readonly chronicle: Readonly<Record<string, string>>;
}

const packOf = (theme: ThemeId, language: LanguageId): Pack => {
  const shell = (file: string) => messagesIn(`shell/${language}/${file}`);
  const game = (file: string) =>
    overlay(messagesIn(`classic/illuminati/${language}/${file}`), messagesIn(`classic/${theme}/${language}/${file}`));
  const messages = {
    ui: Object.assign({}, ...['front', 'screens', 'pages'].map((file) => ({ ...shell(file), ...game(file) }))),
    refusals: overlay<Record<string, unknown>>({ table: shell('refusals') }, game('refusals')),
    terms: game('terms'),
    cards: game('cards'),
    log: game('log'),
    rules: game('rules'),
    chronicle: shell('chronicle'),
  } as unknown as Messages & Pick<Pack, 'rules' | 'chronicle'>;
  const { tag: locale } = LOCALES[language];
  return { theme, language, locale, lexicon: lexiconOf(messages.terms, messages.cards), ...messages };
};

export const packs: readonly Pack[] = THEMES.flatMap((theme) => LANGUAGES.map((language) => packOf(theme, language)));

/** For `describe.each`: what the pack is called, and the pack. */
export const named = packs.map((pack) => [`${pack.theme} ${pack.language}`, pack] as const);

export const packFor = (theme: ThemeId, language: LanguageId): Pack => {
  const found = packs.find((pack) => pack.theme === theme && pack.language === language);
  if (!found) throw new Error(`${theme} ${language}`);
  return found;
};

/** What every other pack is measured by. */
export const reference = packFor('illuminati', 'en');

export type Ast = ReturnType<ReturnType<typeof formatter>['getAst']>;

export const astOf = (pattern: Pattern, locale: string): Ast => formatter(pattern, locale).getAst();

/** Words of the lexicon: `_groups`, `card_mafia`. */
export const isTerm = (name: string): boolean => /^_|^[Cc]ard_/.test(name);

/** Each value that a pattern names, once for each of its choices: `n plural`, `kind select: attack, other`. */
export const slots = (elements: Ast): string[] => {
  const found = elements.flatMap((element): string[] => {
    if (element.type === 0 || element.type === 7) return [];
    if (!('options' in element)) return isTerm(element.value) ? [] : [element.value];
    const inside = Object.values(element.options).flatMap(({ value }) => slots(value));
    const choices = element.type === 5 ? `: ${Object.keys(element.options).sort().join(', ')}` : '';
    return [`${element.value}${choices}`, ...inside];
  });
  return [...new Set(found)].sort();
};

/** The words of the lexicon that a pattern uses. */
export const termsIn = (elements: Ast): string[] =>
  elements.flatMap((element) => {
    if (element.type === 0 || element.type === 7) return [];
    const inside = 'options' in element ? Object.values(element.options).flatMap(({ value }) => termsIn(value)) : [];
    return isTerm(element.value) ? [element.value, ...inside] : inside;
  });

/** What a pattern says in so many words: each of its choices, without values, with the words of the lexicon. */
export const wordsIn = (elements: Ast, lexicon: Lexicon): string => {
  const choices: string[] = [];
  const main = elements.map((element) => {
    if (element.type === 0) return element.value;
    if (element.type === 7) return '0';
    if ('options' in element) choices.push(...Object.values(element.options).map(({ value }) => wordsIn(value, lexicon)));
    return isTerm(element.value) ? (lexicon[element.value] ?? '') : ' ';
  });
  return [main.join(''), ...choices].join(' ');
};

/** Every text of a pack, by where it stands: `ui home.create`, `refusals C-402 noPower`. */
export const textsOf = ({ ui, refusals, log, cards, terms, rules, chronicle }: Pack): Record<string, string> => {
  const { forms: _forms, ...others } = terms;
  const texts: Record<string, string> = {};
  const collect = (value: unknown, path: string): void => {
    if (typeof value === 'string') texts[path] = value;
    else for (const [key, inner] of Object.entries(value as object)) collect(inner, `${path} ${key}`);
  };
  for (const [name, part] of Object.entries({ ui, refusals, log, cards, terms: others, rules, chronicle })) collect(part, name);
  return texts;
};

/** Every text as it is read, without values. */
export const spokenBy = (pack: Pack): [path: string, words: string][] =>
  Object.entries(textsOf(pack)).map(([path, text]) => [path, wordsIn(astOf(text, pack.locale), pack.lexicon)]);

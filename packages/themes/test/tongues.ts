import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LanguageId } from '../src/theme.js';

/** What tells a language apart from the others, and the first theme from the others; patterns are sources of regular expressions. */
interface Tongue {
  /** Frequent words that sentences of other languages do not have. */
  readonly tells: string;
  /** Such words of other languages that this one has as well. */
  readonly shares: string;
  /** Words that belong to the first theme: other themes say something else. */
  readonly first: string;
  /** Paths of texts that are alike in English; '' for none. */
  readonly alike: string;
}

export const tongues: Readonly<Record<LanguageId, Tongue>> = JSON.parse(readFileSync(join(__dirname, 'tongues.json'), 'utf8'));

const listed = (words: string): string[] => words.split(' ').filter(Boolean);
const anyOf = (pattern: string, flags = 'u'): RegExp => new RegExp(`(?<!\\p{L})(${pattern})(?!\\p{L})`, flags);

/** Words that no sentence of the language has, but sentences of others do. English quotes names with capitals. */
export const wordsOfOthers = (language: LanguageId): RegExp => {
  const { shares } = tongues[language];
  const others = Object.entries(tongues).flatMap(([other, { tells }]) => (other === language ? [] : listed(tells)));
  return anyOf(others.filter((word) => !listed(shares).includes(word)).join('|'), language === 'en' ? 'u' : 'iu');
};

export const wordsOfFirstTheme = (language: LanguageId): RegExp => anyOf(tongues[language].first);

/** Whether a text may be alike in English and in this language, which few are. */
export const isAlike = (language: LanguageId, path: string): boolean =>
  tongues[language].alike !== '' && new RegExp(tongues[language].alike).test(path);

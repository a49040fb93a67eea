import { IntlMessageFormat } from 'intl-messageformat';
import type { LanguageId, Pattern } from './theme.js';

const formatters = new Map<string, IntlMessageFormat>();

/** The parsed pattern, kept for the next time: parsing is what costs. */
export const formatter = (pattern: Pattern, language: LanguageId): IntlMessageFormat => {
  const key = `${language} ${pattern}`;
  let found = formatters.get(key);
  if (!found) {
    found = new IntlMessageFormat(pattern, language, undefined, { ignoreTag: true });
    formatters.set(key, found);
  }
  return found;
};

/** Fills a pattern with plain values. Throws when the pattern names a value that is not given. */
export const format = (pattern: Pattern, values: Readonly<Record<string, string | number>>, language: LanguageId): string =>
  String(formatter(pattern, language).format(values));

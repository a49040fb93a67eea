import { IntlMessageFormat } from 'intl-messageformat';
import type { Pattern } from './theme.js';

const formatters = new Map<string, IntlMessageFormat>();

/** The parsed pattern, kept for the next time: parsing is what costs. */
export const formatter = (pattern: Pattern, locale: string): IntlMessageFormat => {
  const key = `${locale} ${pattern}`;
  let found = formatters.get(key);
  if (!found) {
    found = new IntlMessageFormat(pattern, locale, undefined, { ignoreTag: true });
    formatters.set(key, found);
  }
  return found;
};

/** Fills a pattern with plain values. Throws when the pattern names a value that is not given. */
export const format = (pattern: Pattern, values: Readonly<Record<string, string | number>>, locale: string): string =>
  String(formatter(pattern, locale).format(values));

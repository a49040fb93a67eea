import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';

/** ICU MessageFormat: `{amount} MB`, `{count, plural, one {# card} other {# cards}}`. The client's build parses patterns with braces. */
export type Pattern = string | MessageFormatElement[];

/** Values by name; those of a theme's lexicon are in the prototype. */
export type Lexicon = Readonly<Record<string, string>>;

const formatters = new Map<string, Map<Pattern, IntlMessageFormat>>();

export const formatter = (pattern: Pattern, locale: string): IntlMessageFormat => {
  let ofLocale = formatters.get(locale);
  if (!ofLocale) {
    ofLocale = new Map();
    formatters.set(locale, ofLocale);
  }
  let found = ofLocale.get(pattern);
  if (!found) {
    found = new IntlMessageFormat(pattern, locale, undefined, { ignoreTag: true });
    ofLocale.set(pattern, found);
  }
  return found;
};

export const isPlain = (pattern: Pattern): pattern is string => typeof pattern === 'string' && !pattern.includes('{');

/** Fills a pattern with plain values; throws if one is missing. */
export const format = (pattern: Pattern, values: Readonly<Record<string, string | number>>, locale: string): string =>
  isPlain(pattern) ? pattern : String(formatter(pattern, locale).format(values));

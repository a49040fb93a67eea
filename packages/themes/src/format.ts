import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';

/**
 * An ICU MessageFormat pattern: `{amount} MB`, `{count, plural, one {# card} other {# cards}}`. The build of the client
 * turns patterns with braces into their syntax trees, so that browsers need no parser.
 */
export type Pattern = string | MessageFormatElement[];

/** Values by name. Those of a theme's lexicon lie in the prototype. */
export type Lexicon = Readonly<Record<string, string>>;

const formatters = new Map<string, Map<Pattern, IntlMessageFormat>>();

/** Returns the formatter of a pattern, kept for the next time. */
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

/** A pattern says the same whatever the values are. */
export const isPlain = (pattern: Pattern): pattern is string => typeof pattern === 'string' && !pattern.includes('{');

/** Fills a pattern with plain values. Throws when the pattern names a value that is not given. */
export const format = (pattern: Pattern, values: Readonly<Record<string, string | number>>, locale: string): string =>
  isPlain(pattern) ? pattern : String(formatter(pattern, locale).format(values));

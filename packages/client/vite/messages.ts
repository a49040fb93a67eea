import { parse } from '@formatjs/icu-messageformat-parser';
import type { Alias, Plugin } from 'vite';

/** What formats messages finds them parsed already. */
export const withoutParser: Alias = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
};

/** Replaces each pattern that has braces with its syntax tree; an unreadable one ends the build. */
const compile = (value: unknown, path: string): unknown => {
  if (typeof value === 'string') {
    if (!value.includes('{')) return value;
    try {
      return parse(value, { ignoreTag: true });
    } catch (error) {
      throw new Error(`${path}: ${value}`, { cause: error });
    }
  }
  return Object.fromEntries(Object.entries(value as object).map(([key, inner]) => [key, compile(inner, `${path} ${key}`)]));
};

/** The chunk that a file of messages goes into: what is needed at a table in one theme and language is fetched at once. */
export const messageChunk = (id: string): string | null => {
  const [, words, language, file] = id.match(/\/themes\/src\/messages\/(.+)\/(\w+)\/(\w+)\.json$/) ?? [];
  if (!words) return null;
  // The first page speaks in a theme: folders of two parts, like `classic/champions`. A game without themes has none of its words.
  const front =
    (words === 'shell' || words.includes('/')) && (file === 'front' || file === 'terms' || (words === 'shell' && file === 'refusals'));
  const isOfPages = file === 'pages' || file === 'workshop';
  const isAlone = file === 'rules' || file === 'chronicle';
  const part = front ? 'front' : isOfPages ? 'pages' : isAlone ? file : 'table';
  return ['messages', ...words.split('/'), language, part].join('-');
};

/** Parses the messages of the themes when the client is built, so that no browser has to. */
export const messages = (): Plugin => ({
  name: 'messages',
  enforce: 'pre',
  transform: {
    filter: { id: /\/themes\/src\/messages\/.*\.json$/ },
    handler: (code, id) => ({ code: JSON.stringify(compile(JSON.parse(code), id)), map: null }),
  },
});

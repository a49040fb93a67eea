import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MESSAGES = fileURLToPath(new URL('../../../themes/src/messages', import.meta.url));

/** Code points from `first` to `last` as characters. */
const between = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));

/** ASCII, for whatever players type; marks of the page's own components besides. */
const ALWAYS = [...between(0x20, 0x7e), ...'·½×÷–—‘’“”„…•−'];

/** What players' names may have besides: Latin-1, ligatures, marks of typography. */
const NAMES = [...between(0xa1, 0xff), ...'ıŒœŸʼ‚‹›†‡‰€™'];

type Messages = Readonly<Record<string, unknown>>;

const files = (): Messages[] =>
  readdirSync(MESSAGES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(MESSAGES, file), 'utf8')) as Messages);

const stringsOf = (value: unknown): string[] => (typeof value === 'string' ? [value] : Object.values(value as object).flatMap(stringsOf));

/** All messages: every theme, language and card. */
export const messageTexts = (): string[] => files().flatMap(stringsOf);

/** A message in every theme and language. */
export const messagesOf = (key: string): string[] => files().flatMap((file) => stringsOf(file[key] ?? []));

/** Messages that the first page shows in fonts of which it shows nothing else. */
const FRONT: Readonly<Record<string, readonly string[]>> = {
  'Marcellus SC': ['brand'],
  Alegreya: ['home.story'],
};

/** A font's files, each with the characters that it has. */
export interface Pieces {
  /** What the first page shows, if that is little. */
  readonly front: string;
  /** All else that the product says. */
  readonly text: string;
  /** Rarer characters of players' names: fetched when one is shown. */
  readonly more: string;
}

const sorted = (characters: Iterable<string>): string =>
  [...new Set(characters)]
    .filter((letter) => letter !== '\n')
    .sort()
    .join('');

export const pieces = (family: string): Pieces => {
  const said = sorted([...ALWAYS, ...messageTexts().join('')]);
  const front = sorted((FRONT[family] ?? []).flatMap(messagesOf).join(''));
  const text = [...said].filter((letter) => !front.includes(letter)).join('');
  return { front, text, more: NAMES.filter((letter) => !said.includes(letter)).join('') };
};

/** Value of the descriptor `unicode-range`. */
export const unicodeRange = (characters: string): string => {
  const codes = [...characters].map((letter) => letter.codePointAt(0) as number).sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(',');
};

import { distanceWithin, slipsIn } from './distance';
import { lettersOf } from './letters';

/** Texts that a card is found by: all that it is called, and what else is said of it. */
export interface Findable {
  readonly names: readonly string[];
  readonly said: readonly string[];
}

/** Cards that a text finds: 0 is called so, 1 has it in its names, 2 in what is said of it. */
export interface Found {
  readonly ranks: ReadonlyMap<string, 0 | 1 | 2>;
  /** Nothing is spelled so: these are spelled nearly so. */
  readonly isNear: boolean;
}

/** Words of so few letters are looked for at the start of words only: `cia` is not in `special`. */
const SHORT = 3;
/** Longest text that is searched for. */
const MOST = 100;

/** Small letters and digits with single spaces between words: `F.B.I.` as `fbi`, `semi-conscious` in one word and in two. */
export function searchable(text: string): string {
  const joined = lettersOf(text)
    .replace(/(\p{L})\.(?=\p{L}|[\s,;:)]|$)/gu, '$1')
    .replace(/&/g, ' and ');
  const plain = (part: string): string => part.replace(/[^\p{L}\p{N}+]+/gu, ' ').trim();
  const hyphened = joined.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? [];
  return [plain(joined), ...hyphened.map((word) => word.replace(/-/g, ''))].join(' ').trim();
}

/** Letters and digits alone. */
const keyOf = (text: string): string => lettersOf(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** A word of a search, in each way in which it may be meant: with hyphens, as one word or as several. */
type Asked = readonly (readonly string[])[];
const askedIn = (text: string): readonly Asked[] =>
  text
    .slice(0, MOST)
    .split(/\s+/)
    .flatMap((word) => {
      const parts = searchable(word.replace(/-/g, ' ')).split(' ');
      if (parts[0] === '') return [];
      return [parts.length > 1 ? [[parts.join('')], parts] : [parts]];
    });

interface Entry {
  readonly id: string;
  readonly keys: readonly string[];
  readonly names: string;
  readonly all: string;
}

/** True if a text has a word, which may be several with spaces between. */
const has = (text: string, word: string): boolean => text.includes(word.length <= SHORT ? ` ${word}` : word);

const hasAll = (text: string, asked: readonly Asked[], holds: (text: string, word: string) => boolean): boolean =>
  asked.every((ways) => ways.some((words) => words.every((word) => holds(text, word))));

/**
 * Search of a game's cards by words, in any order. Where no card has them, it allows for slips: one in words of four letters, two
 * in words of ten.
 *
 * @param phrases what must stand in a card's texts just so, apart from the words
 */
export function searcherOf(cards: Iterable<readonly [id: string, card: Findable]>): (text: string, phrases?: readonly string[]) => Found {
  const entries = Array.from(cards, ([id, { names, said }]): Entry => {
    const called = ` ${names.map(searchable).join(' · ')}`;
    return { id, keys: names.map(keyOf), names: called, all: `${called} · ${said.map(searchable).join(' · ')}` };
  });
  const vocabulary = new Set(entries.flatMap(({ all }) => all.split(' ')));

  /** Words that a word is within a few slips of, or of their beginnings. */
  const nearTo = (word: string): readonly string[] => {
    const slips = slipsIn(word.length);
    return slips === 0 ? [] : [...vocabulary].filter((other) => distanceWithin(word, other, slips, true) !== null);
  };

  return (text, phrases = []) => {
    const asked = askedIn(text);
    const key = keyOf(text.slice(0, MOST));
    const sought = phrases.map(searchable);
    const possible = entries.filter(({ all }) => sought.every((phrase) => has(all, phrase)));
    const found = (rankOf: (entry: Entry) => 0 | 1 | 2 | null) =>
      new Map(
        possible.flatMap((entry) => {
          const rank = rankOf(entry);
          return rank === null ? [] : [[entry.id, rank] as const];
        }),
      );
    const rankBy = (entry: Entry, holds: typeof has, isNamed: boolean): 1 | 2 | null =>
      isNamed || hasAll(entry.names, asked, holds) ? 1 : hasAll(entry.all, asked, holds) ? 2 : null;
    const exact = found((entry) =>
      entry.keys.includes(key) ? 0 : rankBy(entry, has, key.length > SHORT && entry.keys.some((name) => name.includes(key))),
    );
    if (exact.size > 0 || key === '') return { ranks: exact, isNear: false };
    const near = new Map(asked.flat(2).map((word) => [word, nearTo(word)]));
    const holdsNearly: typeof has = (words, word) =>
      has(words, word) || (near.get(word) ?? []).some((other) => words.includes(` ${other}`));
    const slips = slipsIn(key.length);
    const isNamedNearly = ({ keys }: Entry) => slips > 0 && keys.some((name) => distanceWithin(key, name, slips, true) !== null);
    return { ranks: found((entry) => rankBy(entry, holdsNearly, isNamedNearly(entry))), isNear: true };
  };
}

/** Those of the cards that were found, nearest first, else in the order in which they came. */
export const foundIn = <T>(cards: readonly T[], ranks: Found['ranks'], idOf: (card: T) => string): readonly T[] => {
  const rankOf = (card: T) => ranks.get(idOf(card)) ?? 0;
  return cards.filter((card) => ranks.has(idOf(card))).sort((a, b) => rankOf(a) - rankOf(b));
};

import { distanceWithin, slipsIn } from './distance';
import { lettersOf } from './letters';

/** Texts by which a card is found: its names, and its description. */
export interface Findable {
  readonly names: readonly string[];
  readonly said: readonly string[];
}

/** Cards that match a text: rank 0 by whole name, 1 within names, 2 in the description. */
export interface Found {
  readonly ranks: ReadonlyMap<string, 0 | 1 | 2>;
  /** True if nothing matches exactly: these are near spellings. */
  readonly isNear: boolean;
}

/** Words this short match at the start of words only: `cia` is not in `special`. */
const SHORT = 3;
const MOST = 100;

/** Small letters and digits with single spaces between words: `F.B.I.` as `fbi`, `semi-conscious` as one word and as two. */
export function searchable(text: string): string {
  const joined = lettersOf(text)
    .replace(/(\p{L})\.(?=\p{L}|[\s,;:)]|$)/gu, '$1')
    .replace(/&/g, ' and ');
  const plain = (part: string): string => part.replace(/[^\p{L}\p{N}+]+/gu, ' ').trim();
  const hyphened = joined.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? [];
  return [plain(joined), ...hyphened.map((word) => word.replace(/-/g, ''))].join(' ').trim();
}

const keyOf = (text: string): string => lettersOf(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** Alternatives for a word of a search: with hyphens, as one word or as several. */
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

const has = (text: string, word: string): boolean => text.includes(word.length <= SHORT ? ` ${word}` : word);

const hasAll = (text: string, asked: readonly Asked[], holds: (text: string, word: string) => boolean): boolean =>
  asked.every((ways) => ways.some((words) => words.every((word) => holds(text, word))));

/**
 * Search of a game's cards by words, in any order. If no card has them, slips are allowed: one in words of four letters, two in words of
 * ten. @param cards their texts are read at the first search @param phrases must occur literally in a card's texts, apart from the words
 */
export function searcherOf(
  cards: readonly (readonly [id: string, card: () => Findable])[],
): (text: string, phrases?: readonly string[]) => Found {
  // Hundreds of texts: indexed at the first search, not with the page.
  let made: { readonly entries: readonly Entry[]; readonly vocabulary: ReadonlySet<string> } | null = null;
  const index = () => {
    if (made) return made;
    const entries = cards.map(([id, card]): Entry => {
      const { names, said } = card();
      const called = ` ${names.map(searchable).join(' · ')}`;
      return { id, keys: names.map(keyOf), names: called, all: `${called} · ${said.map(searchable).join(' · ')}` };
    });
    made = { entries, vocabulary: new Set(entries.flatMap(({ all }) => all.split(' '))) };
    return made;
  };

  /** Known words within a few slips of a word, or with such a beginning. */
  const nearTo = (word: string): readonly string[] => {
    const slips = slipsIn(word.length);
    return slips === 0 ? [] : [...index().vocabulary].filter((other) => distanceWithin(word, other, slips, true) !== null);
  };

  return (text, phrases = []) => {
    if (text.trim() === '' && phrases.length === 0) return { ranks: new Map(cards.map(([id]) => [id, 1])), isNear: false };
    const asked = askedIn(text);
    const key = keyOf(text.slice(0, MOST));
    const sought = phrases.map(searchable);
    const possible = index().entries.filter(({ all }) => sought.every((phrase) => has(all, phrase)));
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

/** Found cards, best rank first, else in their original order. */
export const foundIn = <T>(cards: readonly T[], ranks: Found['ranks'], idOf: (card: T) => string): readonly T[] => {
  const rankOf = (card: T) => ranks.get(idOf(card)) ?? 0;
  return cards.filter((card) => ranks.has(idOf(card))).sort((a, b) => rankOf(a) - rankOf(b));
};

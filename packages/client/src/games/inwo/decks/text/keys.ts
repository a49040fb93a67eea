/* Keys of card names: equivalent variants of a name give the same key. */

import { lettersOf } from '../../../../card/search/letters';

const UNITS: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
};
const TENS: Readonly<Record<string, number>> = { twenty: 20, thirty: 30, forty: 40, fifty: 50 };
const OTHERS: Readonly<Record<string, string>> = { thousand: '1000', half: '12', ii: '2', iii: '3' };

/** Small words that people leave out or add. */
const SMALL = new Set('the a an and of for to in at on by is or n der die das und le la les l d de des du et'.split(' '));

export const numberOf = (word: string): number | undefined => (Object.hasOwn(UNITS, word) ? UNITS[word] : undefined);

const digitsOf = (word: string): string => {
  const n = numberOf(word) ?? (Object.hasOwn(TENS, word) ? TENS[word] : undefined);
  if (n !== undefined) return String(n);
  if (Object.hasOwn(OTHERS, word)) return OTHERS[word] as string;
  // British and American spellings give the same key.
  return word.replace(/^centre(?=s?$)/, 'center').replace(/is(?=(?:e|ed|es|ing|ation|ations)$)/, 'iz');
};

/** Words of a text in small letters, without accents and apostrophes, numbers as digits. */
export function wordsIn(text: string): readonly string[] {
  const plain = lettersOf(text).replace(/[&+]/g, ' and ');
  const words: string[] = [];
  let tens = 0;
  for (const word of plain.match(/[\p{L}\p{N}]+/gu) ?? []) {
    const unit = numberOf(word);
    if (tens > 0 && unit !== undefined && unit > 0 && unit < 10) words[words.length - 1] = String(tens + unit);
    else words.push(digitsOf(word));
    tens = Object.hasOwn(TENS, word) ? (TENS[word] as number) : 0;
  }
  return words;
}

/** Letters and digits alone: capitals, accents, stops, hyphens and spaces do not matter. */
export const keyOf = (text: string): string => wordsIn(text).join('');

const singular = (word: string): string => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word);

export const looseKeyOf = (text: string): string =>
  wordsIn(text)
    .filter((word) => !SMALL.has(word))
    .map(singular)
    .join('');

/** Initials of a name of three words or more, with and without its small words, and without its first word. */
export function initialsOf(name: string): readonly string[] {
  const all = wordsIn(name);
  if (all.length < 3) return [];
  const letters = (words: readonly string[]) => words.map(([first]) => first).join('');
  const large = all.filter((word) => !SMALL.has(word));
  const found = [letters(all), letters(large), `${large[0]}${letters(all.slice(all.indexOf(large[0] ?? '') + 1))}`];
  return [...new Set(found.filter((text) => text.length >= 3))];
}

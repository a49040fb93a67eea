import { drawn } from '@illuminice/protocol';
import unhomoglyph from 'unhomoglyph';

const ASCII = /[^\0-\x7f]+/g;

/**
 * What a name looks like: the same for names that people take for each other, by Unicode's table of confusable characters.
 * Not a name itself: `m` becomes `rn`, `i` and `1` become `l`.
 */
export function looksOf(name: string): string {
  const latin = drawn(name.normalize('NFKD')).replace(ASCII, unhomoglyph);
  return unhomoglyph(latin.toLowerCase()).toLowerCase().replaceAll('i', 'l').replace(/\s+/g, ' ');
}

/** Two names are the same but for capitals, or look alike. */
export const areAlike = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase() || looksOf(one) === looksOf(other);

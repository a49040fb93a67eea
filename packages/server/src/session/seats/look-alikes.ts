import { drawn } from '@illuminice/protocol';
import unhomoglyph from 'unhomoglyph';

const ASCII = /[^\0-\x7f]+/g;

/** Skeleton of a name by Unicode's confusable characters: equal for look-alikes. Not a name: `m` becomes `rn`, `i` and `1` become `l`. */
export function looksOf(name: string): string {
  const latin = drawn(name.normalize('NFKD')).replace(ASCII, unhomoglyph);
  return unhomoglyph(latin.toLowerCase()).toLowerCase().replaceAll('i', 'l').replace(/\s+/g, ' ');
}

/** True if names are equal but for case, or look alike. */
export const areAlike = (left: string, right: string): boolean =>
  left.toLowerCase() === right.toLowerCase() || looksOf(left) === looksOf(right);

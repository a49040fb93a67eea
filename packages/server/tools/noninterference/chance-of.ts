import { createHash } from 'node:crypto';

/**
 * Chance by what it is for: the n-th number drawn for one thing is the same in every game of this seed, however much was
 * drawn for other things. So two games differ only where one of them draws again for what the other keeps.
 */
export function chanceOf(seed: number): (what: string) => number {
  const drawn = new Map<string, number>();
  return (what) => {
    const n = drawn.get(what) ?? 0;
    drawn.set(what, n + 1);
    return createHash('sha256').update(`${seed} ${n} ${what}`).digest().readUInt32BE() / 2 ** 32;
  };
}

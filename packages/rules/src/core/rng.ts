import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { RngState } from './types.js';

/** A generator for a game. The seed is any string; a server takes 32 random bytes as hex. */
export const seedRng = (seed: string): RngState => ({ key: bytesToHex(sha256(utf8ToBytes(`illuminice ${seed}`))), n: 0 });

/** The next 32 bits; advances the state. */
const next32 = (rng: RngState): number => {
  const block = sha256(utf8ToBytes(`${rng.key}:${rng.n}`));
  rng.n += 1;
  return new DataView(block.buffer, block.byteOffset, 4).getUint32(0);
};

/** A whole number from 0 to below `limit`, uniformly distributed. */
export const below = (rng: RngState, limit: number): number => {
  const fair = 2 ** 32 - (2 ** 32 % limit);
  for (;;) {
    const value = next32(rng);
    if (value < fair) return value % limit;
  }
};

export const rollDice = (rng: RngState): [number, number] => [below(rng, 6) + 1, below(rng, 6) + 1];

export const shuffle = <T>(rng: RngState, list: T[]): T[] => {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    [list[i], list[j]] = [list[j] as T, list[i] as T];
  }
  return list;
};

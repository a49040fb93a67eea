import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Seeded chance for players that choose at random; never for the game's own dice. */
export interface Chance {
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number;
  /** One of the list, every one equally likely. */
  pick<T>(list: readonly T[]): T;
  /** True in `percent` of 100 cases. */
  percent(percent: number): boolean;
}

/** The same seed gives the same choices on every machine. */
export const chance = (seed: number): Chance => {
  const generator = xoroshiro128plus(seed);
  const below = (limit: number) => uniformInt(generator, 0, limit - 1);
  return {
    below,
    pick: (list) => list[below(list.length)] as (typeof list)[number],
    percent: (percent) => below(100) < percent,
  };
};

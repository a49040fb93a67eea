import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Seeded chance for computer players; never for the game's own dice. */
export interface Chance {
  below(limit: number): number;
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

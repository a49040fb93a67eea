import type { CardId, PlayerId } from '@illuminice/rules';

/** Captured Groups with their former owners, as `card p2`. Groups taken twice from the same player go back and forth, and count less. */
export type Taken = readonly string[];

const keyOf = (group: CardId, from: PlayerId): string => `${group} ${from}`;

export const wasTaken = (taken: Taken, branch: readonly CardId[], from: PlayerId): boolean =>
  taken.length > 0 && branch.some((group) => taken.includes(keyOf(group, from)));

/** Adds a branch just taken; the same list if it is complete. */
export const withTaken = (taken: Taken, branch: readonly CardId[], from: PlayerId): Taken => {
  const fresh = branch.map((group) => keyOf(group, from)).filter((key) => !taken.includes(key));
  return fresh.length === 0 ? taken : [...taken, ...fresh];
};

/** Share of worth of a branch that goes back and forth. */
export const CONTESTED = 0.4;

import type { CardId, PlayerId } from '@illuminice/rules';

/**
 * What a computer player has taken from others: each Group with the player who had it, as `card p2`. What is taken from the same
 * player twice goes back and forth, and is not worth what stays.
 */
export type Taken = readonly string[];

const keyOf = (group: CardId, from: PlayerId): string => `${group} ${from}`;

/** Whether any Group of a branch was taken from this player before. */
export const wasTaken = (taken: Taken, branch: readonly CardId[], from: PlayerId): boolean =>
  taken.length > 0 && branch.some((group) => taken.includes(keyOf(group, from)));

/** With a branch that was just taken from this player; the same list if all of it is in it. */
export const withTaken = (taken: Taken, branch: readonly CardId[], from: PlayerId): Taken => {
  const fresh = branch.map((group) => keyOf(group, from)).filter((key) => !taken.includes(key));
  return fresh.length === 0 ? taken : [...taken, ...fresh];
};

/** What is left of the worth of a branch that goes back and forth. */
export const CONTESTED = 0.4;

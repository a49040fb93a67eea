import type { Options } from '@illuminice/rules/inwo';

/** Cards of the Basic Goal that are usual (N-1201). */
export const usualLength = (players: number): number => (players === 2 ? 12 : 10);

/** Other settings (N-1302); two players never play to fewer than is usual (N-1301). */
export const LENGTHS = { least: 2, most: 20 } as const;

/** Cards of the Basic Goal at a table of so many players. */
export function lengthOf({ groupsToWin }: Options, players: number): { usual: number; least: number; now: number } {
  const usual = usualLength(players);
  const least = players === 2 ? usual : LENGTHS.least;
  return { usual, least, now: Math.max(groupsToWin ?? usual, least) };
}

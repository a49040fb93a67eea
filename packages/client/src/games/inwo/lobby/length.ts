import type { Options } from '@illuminice/rules/inwo';

/** Default number of cards for the Basic Goal (N-1201). */
export const usualLength = (players: number): number => (players === 2 ? 12 : 10);

/** Other settings (N-1302); with two players never below the default (N-1301). */
export const LENGTHS = { least: 2, most: 20 } as const;

export function lengthOf({ groupsToWin }: Options, players: number): { usual: number; least: number; now: number } {
  const usual = usualLength(players);
  const least = players === 2 ? usual : LENGTHS.least;
  return { usual, least, now: Math.max(groupsToWin ?? usual, least) };
}

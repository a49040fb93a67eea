/** The highest roll that can win: 11 and 12 always fail (C-410). */
export const HIGHEST_WINNING_ROLL = 10;

/** The number needed as it is said: what lies above the highest roll that can win does not count. */
export const countedNeed = (needs: number): number => Math.min(needs, HIGHEST_WINNING_ROLL);

/** No roll of two dice can come to this or less. */
export const isHopeless = (needs: number): boolean => needs < 2;

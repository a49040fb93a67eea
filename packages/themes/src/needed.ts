/** The highest roll that can win: 11 and 12 always fail (C-410). */
export const HIGHEST_WINNING_ROLL = 10;

export const countedNeed = (needs: number): number => Math.min(needs, HIGHEST_WINNING_ROLL);

/** True if no roll can be this low. */
export const isHopeless = (needs: number): boolean => needs < 2;

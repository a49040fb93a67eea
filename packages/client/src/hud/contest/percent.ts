/** Percentage, rounded, of so many of the 36 rolls of two dice. */
export const percent = (odds: number): number => Math.round((odds / 36) * 100);

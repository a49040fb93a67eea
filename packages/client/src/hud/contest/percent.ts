/** Percentage, rounded, of so many of the 36 rolls of two dice. */
export const percent = (odds: number): number => Math.round((odds / 36) * 100);

/** +4, −2: with a true minus sign. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

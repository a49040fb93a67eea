/** @param odds how many of the 36 rolls of two dice succeed @returns the same in percent, rounded */
export const percent = (odds: number): number => Math.round((odds / 36) * 100);

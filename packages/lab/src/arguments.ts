import { InvalidArgumentError } from 'commander';

/** Parser of an integer within bounds. @param example shown by a refusal */
export const whole =
  (least: number, most: number, example = least) =>
  (text: string): number => {
    // `Number` would take blanks for 0, and 0x10 for 16.
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (!Number.isSafeInteger(value) || value < least || value > most)
      throw new InvalidArgumentError(`a whole number from ${least} to ${most}, like ${example}`);
    return value;
  };

import { InvalidArgumentError } from 'commander';

/** Reads a whole number between two, both included. */
export const whole =
  (least: number, most: number) =>
  (text: string): number => {
    // `Number` would take blanks for 0, and 0x10 for 16.
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (!Number.isSafeInteger(value) || value < least || value > most)
      throw new InvalidArgumentError(`a whole number from ${least} to ${most}`);
    return value;
  };

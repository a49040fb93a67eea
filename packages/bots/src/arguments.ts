import { InvalidArgumentError } from 'commander';

/** Reads a whole number between two, both included. */
export const whole =
  (least: number, most: number) =>
  (text: string): number => {
    const value = Number(text);
    if (!Number.isSafeInteger(value) || value < least || value > most)
      throw new InvalidArgumentError(`a whole number from ${least} to ${most}`);
    return value;
  };

import { InvalidArgumentError } from 'commander';

/** A whole number within bounds. */
export const whole =
  (least: number, most: number) =>
  (text: string): number => {
    const value = Number(text);
    if (!Number.isSafeInteger(value) || value < least || value > most)
      throw new InvalidArgumentError(`a whole number from ${least} to ${most}`);
    return value;
  };

/** Where a server is, without a slash at the end. */
export const address = (text: string): string => {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) throw new InvalidArgumentError('an address like http://localhost:2567');
  return text.replace(/\/+$/, '');
};

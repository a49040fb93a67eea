import { tableCode } from '@illuminice/protocol';
import { DEFAULT_RULESET, RULESET_IDS } from '@illuminice/rules';
import { InvalidArgumentError, Option } from 'commander';

/** Where a server is, without a slash at the end. */
export const address = (text: string): string => {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) throw new InvalidArgumentError('an address like http://localhost:2567');
  return text.replace(/\/+$/, '');
};

/** The code of a table. */
export const code = (text: string): string => {
  const read = tableCode(text);
  if (!read) throw new InvalidArgumentError('a table code of six consonants, like BCDFGH');
  return read;
};

/** A number between two, both included, which need not be whole. */
export const decimal =
  (least: number, most: number, example: string) =>
  (text: string): number => {
    const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
    if (!Number.isFinite(value) || value < least || value > most)
      throw new InvalidArgumentError(`a number from ${least} to ${most}, like ${example}`);
    return value;
  };

export const rulesetOption = () => new Option('--ruleset <id>', 'which game is played').choices(RULESET_IDS).default(DEFAULT_RULESET);

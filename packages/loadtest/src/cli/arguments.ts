import { tableCode } from '@illuminice/protocol';
import { DEFAULT_RULESET, RULESET_IDS } from '@illuminice/rules';
import { InvalidArgumentError, Option } from 'commander';

/** URL of a server, without a trailing slash. */
export const address = (text: string): string => {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) throw new InvalidArgumentError('an address like http://localhost:2567');
  return text.replace(/\/+$/, '');
};

export const code = (text: string): string => {
  const read = tableCode(text);
  if (!read) throw new InvalidArgumentError('a table code of six consonants, like BCDFGH');
  return read;
};

/** Parser of a number within bounds, not necessarily an integer. */
export const decimal =
  (least: number, most: number, example: string) =>
  (text: string): number => {
    const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
    if (!Number.isFinite(value) || value < least || value > most)
      throw new InvalidArgumentError(`a number from ${least} to ${most}, like ${example}`);
    return value;
  };

export const rulesetOption = () => new Option('--ruleset <id>', 'which game is played').choices(RULESET_IDS).default(DEFAULT_RULESET);

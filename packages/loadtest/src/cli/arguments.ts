import { DEFAULT_RULESET, RULESET_IDS } from '@illuminice/rules';
import { InvalidArgumentError, Option } from 'commander';

/** Where a server is, without a slash at the end. */
export const address = (text: string): string => {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) throw new InvalidArgumentError('an address like http://localhost:2567');
  return text.replace(/\/+$/, '');
};

export const rulesetOption = () => new Option('--ruleset <id>', 'which game is played').choices(RULESET_IDS).default(DEFAULT_RULESET);

import { DEFAULT_RULESET, type RulesetId } from '@illuminice/rules';

/** What names a game in the address of a page that knows several: `/cards`, `/cards/inwo`. */
export const suffixOf = (game: RulesetId): string => (game === DEFAULT_RULESET ? '' : `/${game}`);

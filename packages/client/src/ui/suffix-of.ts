import { DEFAULT_RULESET, type RulesetId } from '@illuminice/rules';

/** Suffix of a game in the address of a page that knows several: `/cards`, `/cards/inwo`. */
export const suffixOf = (game: RulesetId): string => (game === DEFAULT_RULESET ? '' : `/${game}`);

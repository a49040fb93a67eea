import { DEFAULT_RULESET, type RulesetId } from '@illuminice/rules';

/** Address suffix of a game: `/cards`, `/cards/inwo`. */
export const suffixOf = (game: RulesetId): string => (game === DEFAULT_RULESET ? '' : `/${game}`);

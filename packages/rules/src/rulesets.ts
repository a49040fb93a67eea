import { classic } from './classic/ruleset/ruleset.js';
import type { Ruleset } from './core/ruleset.js';
import { inwo } from './inwo/ruleset/ruleset.js';
import { isRulesetId, RULESET_IDS, type RulesetId } from './ruleset-ids.js';

/** The rules of each game, by id. */
export const RULESETS = { classic, inwo } as const satisfies Readonly<Record<RulesetId, Ruleset>>;

/** The rules of a game. @param id one of `RULESET_IDS` @throws RangeError if there is no such game; it lists those there are */
export const rulesetOf = (id: string): Ruleset => {
  if (!isRulesetId(id)) throw new RangeError(`no ruleset called ${id}; there is ${RULESET_IDS.join(', ')}`);
  return RULESETS[id];
};

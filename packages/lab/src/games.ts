import { type RulesetId, rulesetOf } from '@illuminice/rules';
import { classicLab } from './classic/classic-lab.js';
import type { GameLab } from './game-lab.js';
import { inwoLab } from './inwo/inwo-lab.js';

const LABS = { classic: classicLab, inwo: inwoLab } as const satisfies Readonly<Record<RulesetId, GameLab>>;

/**
 * The laboratory of a game.
 *
 * @throws RangeError for an unknown game; it lists the known ones
 */
export const labOf = (ruleset: string): GameLab => LABS[rulesetOf(ruleset).id as RulesetId];

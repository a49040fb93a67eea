import { type RulesetId, rulesetOf } from '@illuminice/rules';
import { classicBots } from './classic/classic-bots.js';
import type { GameBots } from './game-bots.js';
import { inwoBots } from './inwo/inwo-bots.js';

const BOTS = { classic: classicBots, inwo: inwoBots } as const satisfies Readonly<Record<RulesetId, GameBots>>;

/**
 * The computer players of a game.
 *
 * @throws RangeError if there is no such game; it lists those there are
 */
export const botsOf = (ruleset: string): GameBots => BOTS[rulesetOf(ruleset).id as RulesetId];

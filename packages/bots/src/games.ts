import { type GameTypes, type RulesetId, rulesetOf } from '@illuminice/rules';
import { classicMind } from './classic/minds/mind.js';
import { inwoMind } from './inwo/minds/mind.js';
import type { Level, Mind, Style } from './minds.js';

/** Computer players of one game. Its member is a method for the reason given at `Ruleset`. */
export interface GameBots<T extends GameTypes = GameTypes> {
  mind(level: Level, style: Style): Mind<T>;
}

const BOTS = { classic: { mind: classicMind }, inwo: { mind: inwoMind } } as const satisfies Readonly<Record<RulesetId, GameBots>>;

/**
 * Computer players of a game.
 *
 * @throws RangeError for an unknown game; it lists the known ones
 */
export const botsOf = (ruleset: string): GameBots => BOTS[rulesetOf(ruleset).id as RulesetId];

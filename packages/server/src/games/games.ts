import { RULESET_IDS, type RulesetId, rulesetOf } from '@illuminice/rules';
import { classicServer } from './classic/classic-server.js';
import { inwoServer } from './inwo/inwo-server.js';
import type { ServerGame } from './server-game.js';

export const GAMES: { readonly [R in RulesetId]: ServerGame } = { classic: classicServer, inwo: inwoServer };

/** Game of a stored ruleset. @throws RangeError if there is none */
export const gameOf = (ruleset: string): ServerGame => GAMES[rulesetOf(ruleset).id as RulesetId];

export const perGame = <T>(derive: (game: ServerGame) => T): { readonly [R in RulesetId]: T } =>
  Object.fromEntries(RULESET_IDS.map((id) => [id, derive(GAMES[id])])) as { [R in RulesetId]: T };

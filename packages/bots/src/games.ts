import type { RulesetId } from '@illuminice/rules';
import { classicBots } from './classic/classic-bots.js';
import type { GameBots } from './game-bots.js';
import { inwoBots } from './inwo/inwo-bots.js';

/** INWO can be tried before it is registered with the others. */
const BOTS = { classic: classicBots, inwo: inwoBots } as const satisfies Readonly<Record<RulesetId | 'inwo', GameBots>>;

/** Games that computer players can play. */
export const BOT_GAMES = Object.keys(BOTS) as readonly (keyof typeof BOTS)[];

/**
 * The computer players of a game.
 *
 * @throws RangeError if there is no such game; it lists those there are
 */
export const botsOf = (ruleset: string): GameBots => {
  const id = BOT_GAMES.find((game) => game === ruleset);
  if (!id) throw new RangeError(`no ruleset called ${ruleset}; there is ${BOT_GAMES.join(', ')}`);
  return BOTS[id];
};

import type { RulesetId } from '@illuminice/rules';
import { wire as classic } from './classic/index.js';
import { wire as inwo } from './inwo/index.js';
import type { GameWire } from './wire/game-wire.js';

/** Wire of each game by ruleset. It holds every card of every game: a page loads one of them. */
export const GAMES: { readonly [R in RulesetId]: GameWire } = { classic, inwo };

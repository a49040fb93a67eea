import type { RulesetId } from '@illuminice/rules';
import { wire as classic } from './classic/index.js';
import { wire as inwo } from './inwo/index.js';
import type { GameWire } from './wire/game-wire.js';

/** Wire of each game. Pages load only one of them: each has every card of its game. */
export const GAMES: { readonly [R in RulesetId]: GameWire } = { classic, inwo };

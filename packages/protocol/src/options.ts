import type { RulesetId } from '@illuminice/rules';
import { options as classic } from './classic/options.js';
import { options as inwo } from './inwo/options.js';

/** The options of each game, by the id of its ruleset: read in the lobby, before any game is loaded. */
export const OPTIONS = { classic, inwo } satisfies Record<RulesetId, object>;

import type { RulesetId } from '@illuminice/rules';
import { options as classic } from './classic/options.js';
import { options as inwo } from './inwo/options.js';

/** Options of each game, read in the lobby before a game is loaded. */
export const OPTIONS = { classic, inwo } satisfies Record<RulesetId, object>;

import type { RulesetId } from '@illuminice/rules';
import * as classic from './classic/index.js';

/** What each game looks like on the wire, by the id of its ruleset. */
export const GAMES = { classic } satisfies Record<RulesetId, object>;

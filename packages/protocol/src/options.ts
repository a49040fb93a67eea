import type { RulesetId } from '@illuminice/rules';
import { options as classic } from './classic/options.js';
import { options as inwo } from './inwo/options.js';

export const OPTIONS = { classic, inwo } satisfies Record<RulesetId, object>;

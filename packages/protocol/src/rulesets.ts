import { RULESET_IDS } from '@illuminice/rules';
import { z } from 'zod';

export const rulesetSchema = z.enum(RULESET_IDS, { error: `one of ${RULESET_IDS.join(', ')}` });

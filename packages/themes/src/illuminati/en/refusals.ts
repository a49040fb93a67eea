import type { Pack } from '../../theme.js';

/** A sentence for each rule code and reason. Says what stands in the way, and what would make it legal. */
export const refusals: Pack['refusals'] = {};

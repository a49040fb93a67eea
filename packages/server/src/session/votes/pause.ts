import { refuse } from '../../refuse.js';
import type { Kind } from './kind.js';

/** Pauses the game until the players agree to go on. */
export const pause: Kind = {
  check: ({ model }) => (model.paused ? refuse('asItIs') : null),
  carryOut: ({ model }) => {
    model.paused = true;
  },
};

import { refuse } from '../../refuse.js';
import type { Kind } from './kind.js';

export const resume: Kind = {
  check: ({ model }) => (model.paused ? null : refuse('asItIs')),
  carryOut: ({ model }) => {
    model.paused = false;
  },
};

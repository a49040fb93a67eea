import type { Kind } from './kind.js';

/** Ends the game without a winner, and begins another with the same seats and options. */
export const again: Kind = {
  check: () => null,
  carryOut: ({ actions }) => actions.startAgain(),
};

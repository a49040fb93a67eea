import type { Kind } from './kind.js';

/** The game ends, nobody wins, and another one begins with the same seats and options. */
export const again: Kind = {
  check: () => null,
  carryOut: ({ actions }) => actions.startAgain(),
};

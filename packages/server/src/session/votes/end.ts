import type { Kind } from './kind.js';

/** The game ends, and nobody wins. */
export const end: Kind = {
  check: () => null,
  carryOut: ({ actions }) => actions.endGame(),
};

import type { Kind } from './kind.js';

/** Ends the game without a winner. */
export const end: Kind = {
  check: () => null,
  carryOut: ({ actions }) => actions.endGame(),
};

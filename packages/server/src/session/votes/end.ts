import type { Kind } from './kind.js';

export const end: Kind = {
  check: () => null,
  carryOut: ({ actions }) => actions.endGame(),
};

import type { Kind } from './kind.js';

export const again: Kind = {
  check: () => null,
  carryOut: ({ actions }) => actions.startAgain(),
};

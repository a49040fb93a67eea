import { draw } from '../../verbs/verbs.js';
import type { Effect } from '../effect.js';

/** Who destroys the card draws one Plot, and one more for each point of its Power. */
export const drawByPower: Effect<unknown> = {
  check: () => null,
  apply: (game, { by, fields: { by: power = 0 } }) => {
    draw(game, by, 'plot', 1 + power);
  },
};

import { draw } from '../../verbs/decks.js';
import { fromEvent } from '../arguments.js';
import { effect } from '../effect.js';

/** The destroyer of the card draws one Plot, and one more for each point of its Power. */
export const drawByPower = effect(
  { power: fromEvent(({ fields: { by = 0 } }) => by) },
  {
    apply: (game, { by, power }) => {
      draw(game, by, 'plot', 1 + power);
    },
  },
);

import { freeRoll } from '../../attack/dice.js';
import { openWindow } from '../../frames/frames.js';
import { structureOf } from '../../game/game.js';
import { fits } from '../../values/values.js';
import { draw } from '../../verbs/decks.js';
import { effect } from '../effect.js';

/** Two dice; a roll of at most the number of controlled Places draws that many Plots. */
export const flatEarthers = effect(
  {},
  {
    apply: (game, { by, play }) => openWindow(game.board, { kind: 'dice', by, roll: freeRoll(game, play, 2) }),
    rolled: (game, { by }, value) => {
      const places = structureOf(game.board, by).filter(({ id }) => fits(game.board, 'place', id)).length;
      if (value <= places) draw(game, by, 'plot', value);
    },
  },
);

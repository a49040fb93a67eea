import { discardFromHand } from '../../verbs/hands.js';
import { lookAtPlots } from '../looking.js';

/** Sees all hidden Plots of a rival, and discards one of them (N-950). */
export const discardHiddenPlot = lookAtPlots((game, { player }, { chosen: [plot] }) => {
  if (plot !== undefined) discardFromHand(game, player, plot);
});

import { turnUp } from '../../verbs/hands.js';
import { hiddenPlots, steal } from '../choice.js';
import { lookAtPlots } from '../looking.js';

/** Sees all hidden Plots of a rival; takes one of them, or exposes all. */
export const takeHiddenPlot = lookAtPlots((game, { by, player }, { chosen: [plot], option }) => {
  if (option === 'expose') for (const { id } of [...hiddenPlots(game, player)]) turnUp(game, player, id);
  else if (plot !== undefined) steal(game, by, player, plot);
}, -1);

import { turnUp } from '../../verbs.js';
import { ask, hiddenPlots, see, steal } from '../choice.js';
import type { Effect } from '../effect.js';
import { rivalRefusal } from './rival.js';

/** Sees all hidden Plots of a rival; takes one of them, or has all turned up. */
export const takeHiddenPlot: Effect<unknown> = {
  check: rivalRefusal,
  prying: 'looks',
  apply: (game, play) => {
    const { player } = play.fields;
    const plots = player === undefined ? [] : hiddenPlots(game, player);
    if (player === undefined || plots.length === 0) return;
    see(game, play.by, player, plots);
    ask(game, play.by, play, { min: 1, max: 1, options: -1 }, plots);
  },
  choose: (game, { by, fields: { player } }, _effect, [chosen], option) => {
    if (player === undefined) return;
    if (option === 'expose') for (const { id } of [...hiddenPlots(game, player)]) turnUp(game, player, id);
    else if (chosen !== undefined) steal(game, by, player, chosen);
  },
};

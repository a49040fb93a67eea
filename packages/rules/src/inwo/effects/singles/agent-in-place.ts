import { discardFromHand } from '../../verbs.js';
import { ask, hiddenPlots, see } from '../choice.js';
import type { Effect } from '../effect.js';
import { rivalRefusal } from './rival.js';

/** Sees all hidden Plots of a rival, and discards one of them (N-950). */
export const discardHiddenPlot: Effect<unknown> = {
  check: rivalRefusal,
  prying: 'looks',
  apply: (game, play) => {
    const { player } = play.fields;
    const plots = player === undefined ? [] : hiddenPlots(game, player);
    if (player === undefined || plots.length === 0) return;
    see(game, play.by, player, plots);
    ask(game, play.by, play, { min: 1, max: 1, options: 0 }, plots);
  },
  choose: (game, { fields: { player } }, _effect, [chosen]) => {
    if (player !== undefined && chosen !== undefined) discardFromHand(game, player, chosen);
  },
};

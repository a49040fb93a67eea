import { privateOf } from '../../game.js';
import { refuse } from '../../refusals.js';
import { steal } from '../choice.js';
import type { Effect } from '../effect.js';

/** Takes the Plot that the turn's player has just drawn (N-1006). */
export const takeDrawnPlot: Effect<unknown> = {
  check: ({ actor: { board, player }, card }) => {
    const { turn } = board;
    return turn && turn.player !== player && turn.justDrew ? null : refuse('N-902', 'noUse', { card });
  },
  apply: (game, { by }) => {
    const { turn } = game.board;
    if (!turn?.justDrew) return;
    const { drawn, plots } = privateOf(game.state, turn.player);
    if (drawn !== null && plots.some(({ id }) => id === drawn)) steal(game, by, turn.player, drawn);
  },
};

import { isShielded, privateOf } from '../../game.js';
import { refuse } from '../../refusals.js';
import { steal } from '../choice.js';
import type { Effect } from '../effect.js';

/** Takes the Plot that another player has drawn or bought last (N-1006). */
export const takeDrawnPlot: Effect<unknown> = {
  prying: 'looks',
  check: ({ actor: { board, player }, card }) => {
    const drew = board.turn?.justDrew ?? null;
    if (drew === null || drew === player) return refuse('N-902', 'noUse', { card });
    return isShielded(board, drew, player) ? refuse('N-113', 'shielded', { player: drew }) : null;
  },
  aims: ({ turn }) => turn?.justDrew ?? null,
  announce: ({ board }, play) => {
    // The Plot is named now; its owner draws no other meanwhile (N-950).
    play.fields = { ...play.fields, player: board.turn?.justDrew ?? '' };
  },
  apply: (game, { by, fields: { player } }) => {
    if (player === undefined) return;
    const { drawn, plots } = privateOf(game.state, player);
    if (drawn !== null && plots.some(({ id }) => id === drawn)) steal(game, by, player, drawn);
  },
  could: ({ turn }, player) => turn !== null && turn.justDrew !== null && turn.justDrew !== player,
};

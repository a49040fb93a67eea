import type { PlayerId } from '../../../core/types.js';
import { isShielded, privateOf } from '../../game/game.js';
import type { Board } from '../../types/index.js';
import { refuse } from '../../types/refusals.js';
import { noUse } from '../arguments.js';
import { steal } from '../choice.js';
import { effect, fixedPlayer, fixTarget } from '../effect.js';

/** The rival whose latest act was to draw or buy a Plot. */
const drawer = ({ turn }: Board, player: PlayerId): PlayerId | null => (turn?.justDrew === player ? null : (turn?.justDrew ?? null));

/** Takes the Plot drawn or bought last by another player (N-1006). */
export const takeDrawnPlot = effect(
  {},
  {
    prying: 'looks',
    when: (context) => {
      const { board, player } = context.actor;
      const drew = drawer(board, player);
      if (drew === null) return noUse(context);
      return isShielded(board, drew, player) ? refuse('N-113', 'shielded', { player: drew }) : null;
    },
    aims: ({ turn }) => turn?.justDrew ?? null,
    // Fixed now: the owner draws no other Plot meanwhile (N-950).
    announce: ({ board }, { play }) => fixTarget(play, { player: board.turn?.justDrew ?? '' }),
    apply: (game, { by, play }) => {
      const victim = fixedPlayer(play);
      const { drawn, plots } = privateOf(game.state, victim);
      if (drawn !== null && plots.some(({ id }) => id === drawn)) steal(game, by, victim, drawn);
    },
    could: (board, player) => drawer(board, player) !== null,
  },
);

import { topFrame } from '../../game/game.js';
import type { Board, Play } from '../../types/index.js';
import { refuse } from '../../types/refusals.js';
import { strike } from '../../verbs/changes.js';
import { effect } from '../effect.js';

/** The open play that looks at this player's hidden Plots, or exposes them. */
const pryingPlay = (board: Board, player: string, plotsOnly: boolean): Play | undefined => {
  const top = topFrame(board);
  if (top?.kind !== 'playing' && top?.kind !== 'using') return undefined;
  return top.plays.find((play) => {
    if (play.cancelled || play.by === player || play.fields.player !== player) return false;
    return plotsOnly ? play.source === 'plot' && play.prying === 'looks' : play.prying !== undefined;
  });
};

const cancelPrying = (plotsOnly: boolean) =>
  effect(
    {},
    {
      when: ({ actor: { board, player } }) => (pryingPlay(board, player, plotsOnly) ? null : refuse('N-912', 'nothingToCancel')),
      answered: ({ actor: { board, player } }) => pryingPlay(board, player, plotsOnly)?.copy,
      apply: ({ board }, { play: canceller }) => {
        for (const frame of board.frames)
          if (frame.kind === 'playing' || frame.kind === 'using')
            for (const play of frame.plays) if (play.copy === canceller.fields.against) strike(play, canceller);
      },
      could: (board, player) => pryingPlay(board, player, plotsOnly) !== undefined,
    },
  );

/** Cancels any play that would expose or look at the own hidden Plots. */
export const cancelExposure = cancelPrying(false);
/** Cancels a Plot that would look at the own hidden Plots, its payment lost. */
export const blindRival = cancelPrying(true);

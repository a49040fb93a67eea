import type { Game } from '../game/game.js';
import type { Kept } from '../types/index.js';
import { see } from '../verbs/hands.js';
import { player } from './card-arguments.js';
import { ask, hiddenPlots } from './choice.js';
import { type Answer, effect, type Played } from './effect.js';

const RIVAL = { player: player() };

/** Shows all hidden Plots of a rival and lets the player choose one (N-950). Options −1: `expose` is possible, too. */
export const lookAtPlots = (then: (game: Game, played: Played<typeof RIVAL>, answer: Answer) => void, options: 0 | -1 = 0) =>
  effect(RIVAL, {
    prying: 'looks',
    apply: (game, { play, by, player: rival }) => {
      const plots: readonly Kept[] = hiddenPlots(game, rival);
      see(game, by, rival, plots);
      if (plots.length > 0) ask(game, by, play, { min: 1, max: 1, options, from: plots });
    },
    choose: then,
  });

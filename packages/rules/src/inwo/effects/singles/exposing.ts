import type { PlayerId, Refusal } from '../../../core/types.js';
import { privateOf, seatOf } from '../../game/game.js';
import { refuse } from '../../types/refusals.js';
import { see, turnUp } from '../../verbs/hands.js';
import type { Draft } from '../arguments.js';
import { player } from '../card-arguments.js';
import { ask, hiddenPlots } from '../choice.js';
import { effect } from '../effect.js';

const hasHidden = (named: PlayerId, { actor, card }: Draft): Refusal | null =>
  seatOf(actor.board, named).hiddenPlots > 0 ? null : refuse('N-902', 'noUse', { card });

/** Sees all hidden Plots of a rival; exposes as many of theirs as of the player's own. */
export const exposeInTurn = effect(
  { player: player(hasHidden) },
  {
    prying: 'looks',
    apply: (game, { by, play, player: rival }) => {
      const theirs = hiddenPlots(game, rival);
      const mine = hiddenPlots(game, by);
      const max = 2 * Math.min(mine.length, theirs.length);
      see(game, by, rival, theirs);
      if (theirs.length > 0) ask(game, by, play, { min: 0, max, options: 0, from: [...theirs, ...mine] });
    },
    accepts: ({ mine }, _play, chosen) => 2 * chosen.filter((id) => mine.plots.some((held) => held.id === id)).length === chosen.length,
    choose: (game, { by, player: rival }, { chosen }) => {
      for (const id of chosen) turnUp(game, hiddenPlots(game, by).some((held) => held.id === id) ? by : rival, id);
    },
  },
);

/** A rival picks a hidden Plot; the player decides unseen to expose that one or all others. */
export const exposeByChoice = effect(
  { player: player(hasHidden) },
  {
    prying: 'exposes',
    apply: (game, { play, player: rival }) => {
      const plots = hiddenPlots(game, rival);
      if (plots.length > 0) ask(game, rival, play, { min: 1, max: 1, options: 0, from: plots });
    },
    choose: (game, { by, play, player: rival }, { chosen, option, chooser }) => {
      const theirs = privateOf(game.state, rival);
      if (chooser === rival) {
        theirs.sealed = [...chosen];
        ask(game, by, play, { min: 0, max: 0, options: 2, from: [] });
      } else {
        const [picked] = theirs.sealed;
        theirs.sealed = [];
        for (const { id } of [...theirs.plots]) if ((id === picked) === (option === 0)) turnUp(game, rival, id);
      }
    },
  },
);

import { discardFromHand, turnUp } from '../../verbs.js';
import { ask, hiddenPlots, takeFromDeck } from '../choice.js';
import type { Effect } from '../effect.js';

/** Who loses a Group takes Plots from the top of the captor's deck, or has all hidden ones turned up; two or a discard for a destroyed one. */
export const burnSouls: Effect<unknown> = {
  check: () => null,
  apply: (game, play) => ask(game, play.by, play, { min: 0, max: 0, options: 2 }, []),
  choose: (game, { by, fields: { player, mode } }, _effect, _chosen, option) => {
    if (player === undefined) return;
    const destroyed = mode === 'destroyed';
    if (option === 0) takeFromDeck(game, by, player, destroyed ? 2 : 1);
    else {
      const [first] = [...hiddenPlots(game, player)].map(({ id }) => turnUp(game, player, id));
      if (destroyed && first) discardFromHand(game, player, first.id);
    }
  },
};

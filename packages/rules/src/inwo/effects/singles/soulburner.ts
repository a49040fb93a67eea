import { discardFromHand, turnUp } from '../../verbs/verbs.js';
import { ask, hiddenPlots, takeFromDeck } from '../choice.js';
import type { Effect } from '../effect.js';

/**
 * Who loses a Group takes a Plot from the top of the captor's deck, or has all hidden ones turned up; of a destroyed one two, or one
 * of those turned up is discarded, by choice.
 */
export const burnSouls: Effect<unknown> = {
  check: () => null,
  apply: (game, play) => ask(game, play.by, play, { min: 0, max: 0, options: 2 }, []),
  choose: (game, play, _effect, [chosen], option) => {
    const { player, mode } = play.fields;
    if (player === undefined) return;
    const destroyed = mode === 'destroyed';
    if (chosen !== undefined) discardFromHand(game, player, chosen);
    else if (option === 0) takeFromDeck(game, play.by, player, destroyed ? 2 : 1);
    else {
      const shown = [...hiddenPlots(game, player)].map(({ id }) => turnUp(game, player, id));
      if (destroyed && shown.length > 0) ask(game, play.by, play, { min: 1, max: 1, options: 0 }, shown);
    }
  },
};

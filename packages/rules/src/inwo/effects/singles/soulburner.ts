import { discardFromHand, turnUp } from '../../verbs/hands.js';
import { fading, fromEvent } from '../arguments.js';
import { ask, hiddenPlots, takeFromDeck } from '../choice.js';
import { effect } from '../effect.js';

/**
 * The loser of a Group loses a Plot to the captor or exposes all hidden ones; for a destroyed Group loses two, or discards one of those.
 */
export const burnSouls = effect(
  { player: fading(fromEvent(({ fields: { player } }) => player)) },
  {
    apply: (game, { by, play }) => ask(game, by, play, { min: 0, max: 0, options: 2, from: [] }),
    choose: (game, { by, play, player }, { chosen: [chosen], option }) => {
      const isDestroyed = play.fields.mode === 'destroyed';
      if (player !== undefined && chosen !== undefined) discardFromHand(game, player, chosen);
      else if (player !== undefined && option === 0) takeFromDeck(game, by, player, isDestroyed ? 2 : 1);
      else if (player !== undefined) {
        const shown = [...hiddenPlots(game, player)].map(({ id }) => turnUp(game, player, id));
        if (isDestroyed && shown.length > 0) ask(game, by, play, { min: 1, max: 1, options: 0, from: shown });
      }
    },
  },
);

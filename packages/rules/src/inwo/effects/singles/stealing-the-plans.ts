import { seatOf } from '../../game/game.js';
import { see, toHandHidden } from '../../verbs/hands.js';
import { noUse } from '../arguments.js';
import { effect, fixedPlayer, fixTarget } from '../effect.js';

/** Takes the Plot discarded last by another player, used or not (N-1006). */
export const takeDiscard = effect(
  {},
  {
    when: (context) => {
      const { board, player } = context.actor;
      return board.lastDiscard && board.lastDiscard.player !== player ? null : noUse(context);
    },
    aims: ({ lastDiscard }) => lastDiscard?.player ?? null,
    // Fixed now: a later discard is another Plot.
    announce: ({ board }, { play }) => fixTarget(play, { card2: board.lastDiscard?.id ?? '', player: board.lastDiscard?.player ?? '' }),
    apply: (game, { by, play }) => {
      const victim = fixedPlayer(play);
      const pile = seatOf(game.board, victim).discards;
      const place = pile.findIndex(({ id }) => id === play.fields.card2);
      const [stolen] = place < 0 ? [] : pile.splice(place, 1);
      if (stolen) see(game, victim, by, [toHandHidden(game, by, stolen.card)]);
    },
    could: ({ lastDiscard }, player) => lastDiscard !== null && lastDiscard.player !== player,
  },
);

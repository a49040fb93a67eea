import type { PlayerId, Refusal } from '../../../core/types.js';
import { groupFacts } from '../../cards/index.js';
import { seatOf } from '../../game/game.js';
import { refuse } from '../../types/refusals.js';
import { discardFromHand, see } from '../../verbs/hands.js';
import type { Draft } from '../arguments.js';
import { player } from '../card-arguments.js';
import { ask, groupsInHand, some, steal } from '../choice.js';
import { effect } from '../effect.js';

const holdsGroups = (named: PlayerId, { actor, card }: Draft): Refusal | null => {
  const { hiddenGroups, groups } = seatOf(actor.board, named);
  return hiddenGroups + groups.length > 0 ? null : refuse('N-902', 'noUse', { card });
};

/** Draws a random Group deck card from a rival's hand; keeps a Liberal one, returns any other. */
export const drawFromHand = effect(
  { player: player(holdsGroups) },
  {
    apply: (game, { by, player: rival }) => {
      const [drawn] = some(game, groupsInHand(game, rival), 1);
      if (drawn && groupFacts(drawn.card)?.alignments.includes('Liberal')) steal(game, by, rival, drawn.id);
      else if (drawn) see(game, by, rival, [drawn]);
    },
  },
);

/** Draws two random Group deck cards from a rival's hand; discards one, returns the other. */
export const discardHandCard = effect(
  { player: player(holdsGroups) },
  {
    apply: (game, { by, play, player: rival }) => {
      const drawn = some(game, groupsInHand(game, rival), 2);
      const [only] = drawn;
      if (drawn.length > 1) {
        see(game, by, rival, drawn);
        ask(game, by, play, { min: 1, max: 1, options: 0, from: drawn });
      } else if (only) discardFromHand(game, rival, only.id);
    },
    choose: (game, { player: rival }, { chosen: [chosen] }) => {
      if (chosen !== undefined) discardFromHand(game, rival, chosen);
    },
  },
);

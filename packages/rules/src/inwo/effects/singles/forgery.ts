import { resourceFacts } from '../../cards/index.js';
import { cardsOn } from '../../game/game.js';
import { loseResource } from '../../structure/falling.js';
import { refuse } from '../../types/refusals.js';
import { takeFromHand } from '../../verbs/hands.js';
import { lay, noteEntered } from '../../verbs/table.js';
import { handCard } from '../card-arguments.js';
import { effect } from '../effect.js';

/** Takes over a second copy of a Unique Resource in play; the other one is discarded. */
export const forge = effect(
  {
    resource: handCard('group', (held, { actor: { board }, card }) => {
      const isInPlay = cardsOn(board).some((other) => other.card === held.card && other.zone === 'resource');
      return resourceFacts(held.card)?.unique && isInPlay ? null : refuse('N-902', 'noUse', { card });
    }),
  },
  {
    apply: (game, { by, resource }) => {
      const { id, card } = takeFromHand(game, by, resource.id);
      for (const other of cardsOn(game.board)) if (other.card === card && other.zone === 'resource') loseResource(game, other.id, by, true);
      lay(game.board, { id, card }, 'resource', by);
      noteEntered(game, id);
    },
  },
);

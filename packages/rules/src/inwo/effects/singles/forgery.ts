import { resourceFacts } from '../../cards/index.js';
import { loseResource } from '../../falling.js';
import { cardsOn, handGroup } from '../../game.js';
import { refuse } from '../../refusals.js';
import { lay, noteEntered, takeNamed } from '../../verbs.js';
import { type Effect, needs } from '../effect.js';

/** Takes over a second copy of a Unique Resource in play; the other one is discarded. */
export const forge: Effect<unknown> = {
  check: ({ actor, card, fields: { card2 } }) => {
    const kept = card2 === undefined ? undefined : handGroup(actor, card2);
    if (!kept) return needs('card2');
    const known = cardsOn(actor.board).some((one) => one.card === kept.card && one.zone === 'resource');
    return resourceFacts(kept.card)?.unique && known ? null : refuse('N-902', 'noUse', { card });
  },
  apply: (game, { by, fields: { card2 } }) => {
    const kept = takeNamed(game, by, card2);
    if (!kept) return;
    const { id, card } = kept;
    for (const one of cardsOn(game.board)) if (one.card === card && one.zone === 'resource') loseResource(game, one.id, by, true);
    lay(game.board, id, card, 'resource', by);
    noteEntered(game, id);
  },
};

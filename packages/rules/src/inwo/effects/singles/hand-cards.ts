import { groupFacts } from '../../cards/index.js';
import { seatOf } from '../../game.js';
import { refuse } from '../../refusals.js';
import { discardFromHand } from '../../verbs.js';
import { ask, groupsInHand, see, some, steal } from '../choice.js';
import type { Context, Effect } from '../effect.js';
import { rivalRefusal } from './rival.js';

const emptyHandRefusal = (context: Context<unknown>) => {
  const refusal = rivalRefusal(context);
  if (refusal) return refusal;
  const { hiddenGroups, groups } = seatOf(context.actor.board, context.fields.player ?? '');
  return hiddenGroups + groups.length > 0 ? null : refuse('N-902', 'noUse', { card: context.card });
};

/** Draws a Group deck card from a rival's hand by chance; a Liberal one is kept, any other goes back. */
export const drawFromHand: Effect<unknown> = {
  check: emptyHandRefusal,
  apply: (game, { by, fields: { player } }) => {
    const [drawn] = player === undefined ? [] : some(game, groupsInHand(game, player), 1);
    if (player === undefined || !drawn) return;
    if (!groupFacts(drawn.card)?.alignments.includes('Liberal')) {
      see(game, by, player, [drawn]);
      return;
    }
    steal(game, by, player, drawn.id);
  },
};

/** Draws two Group deck cards from a rival's hand by chance; one of them is discarded, the other one goes back. */
export const discardHandCard: Effect<unknown> = {
  check: emptyHandRefusal,
  apply: (game, play) => {
    const { player } = play.fields;
    const drawn = player === undefined ? [] : some(game, groupsInHand(game, player), 2);
    const [first] = drawn;
    if (player === undefined || !first) return;
    if (drawn.length === 1) {
      discardFromHand(game, player, first.id);
      return;
    }
    see(game, play.by, player, drawn);
    ask(game, play.by, play, { min: 1, max: 1, options: 0 }, drawn);
  },
  choose: (game, { fields: { player } }, _effect, [chosen]) => {
    if (player !== undefined && chosen !== undefined) discardFromHand(game, player, chosen);
  },
};

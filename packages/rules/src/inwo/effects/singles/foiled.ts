import { plotFacts } from '../../cards/index.js';
import { isClaimed, seatOf } from '../../game.js';
import { refuse } from '../../refusals.js';
import { discardFromHand } from '../../verbs.js';
import type { Effect } from '../effect.js';
import { rivalRefusal } from './rival.js';

const openGoal = (plots: readonly { id: string; card: string }[], wanted: string | undefined) =>
  plots.find(({ id, card }) => plotFacts(card)?.kind === 'goal' && (wanted === undefined || id === wanted));

/** Discards an exposed Goal card of a rival that no claim holds. */
export const discardOpenGoal: Effect<unknown> = {
  check: (context) => {
    const refusal = rivalRefusal(context);
    if (refusal) return refusal;
    const { board } = context.actor;
    const goal = openGoal(seatOf(board, context.fields.player ?? '').plots, context.fields.card2);
    return goal && !isClaimed(board, goal.id) ? null : refuse('N-902', 'noUse', { card: context.card });
  },
  apply: (game, { fields: { player, card2 } }) => {
    const goal = player === undefined ? undefined : openGoal(seatOf(game.board, player).plots, card2);
    if (goal && player !== undefined) discardFromHand(game, player, goal.id);
  },
};

import type { Refusal } from '../../core/types.js';
import { plotFacts, resourceFacts } from '../cards/index.js';
import { type Actor, allPlots, handGroup, handPlot, isPriedInto, isPrivileged, topFrame } from '../game/game.js';
import type { CopyId } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { limitOf } from '../values/values.js';

/** Refuses changes of a hand during some frames (N-505). */
export const handRefusal = ({ board, player }: Actor): Refusal | null => {
  if (!board.turn) return refuse('N-503', 'notNow');
  const top = topFrame(board);
  if (top?.kind === 'choose' || top?.kind === 'place') return refuse('N-503', 'notNow');
  if ((top?.kind === 'limit' && top.by !== player) || isPriedInto(board, player)) return refuse('N-503', 'notNow');
  return isPrivileged(board) ? refuse('N-480', 'privileged') : null;
};

export const ownCard = (actor: Actor, copy: CopyId) => handPlot(actor, copy) ?? handGroup(actor, copy);

export const isStored = ({ mine }: Pick<Actor, 'mine'>, copy: CopyId): boolean =>
  mine.beneath.some(({ kept }) => kept.id === copy && resourceFacts(kept.card) !== undefined);

export const isHidden = ({ mine }: Actor, copy: CopyId): boolean =>
  isStored({ mine }, copy) || mine.plots.some((held) => held.id === copy) || mine.groups.some((held) => held.id === copy);

/** In a limit window only the surplus may go (N-503, N-1204). */
export const surplusRefusal = (actor: Actor, cards: readonly CopyId[]): Refusal | null => {
  const top = topFrame(actor.board);
  if (top?.kind !== 'limit') return null;
  const isGoal = (copy: CopyId) => plotFacts(allPlots(actor).find((held) => held.id === copy)?.card ?? '')?.kind === 'goal';
  if (top.what === 'goals') return cards.every(isGoal) ? null : refuse('N-1204', 'notAGoal', { card: cards[0] ?? '' });
  const surplus = allPlots(actor).length - limitOf(actor.board, actor.player, 'plots');
  return cards.length <= surplus ? null : refuse('N-503', 'withinLimit');
};

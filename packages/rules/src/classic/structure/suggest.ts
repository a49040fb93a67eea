import type { CardId, PlayerId } from '../../core/types.js';
import type { Attack, Board, Place, PuppetPlace } from '../types/index.js';
import { type BranchPlan, betterArrangement, fewestLosses, planBranch } from './branch.js';
import { branchOf, obstaclesOf, openArrows } from './structure.js';

/** A place with the arrangement of the branch that loses least there; always legal (with `acceptLoss` if something is lost). */
export interface Suggestion extends Place {
  readonly puppets: PuppetPlace[];
  readonly plan: BranchPlan;
}

/**
 * How a branch fits best on a place (C-502): the default order, or named puppets where that would lose fewer; undefined if
 * the Group itself has no room.
 *
 * @param lifted cards that stand in nobody's way; left out: the branch itself
 */
export const suggestPlacement = (
  board: Board,
  player: PlayerId,
  group: CardId,
  place: Place,
  lifted: readonly CardId[] = branchOf(board, group),
): Suggestion | undefined => {
  const obstacles = obstaclesOf(board, player, lifted);
  const first = planBranch(board, group, place, [], obstacles);
  if ('refusal' in first) return undefined;
  let { plan, task } = first;
  let puppets: PuppetPlace[] = [];
  while (plan.lost.length > 0) {
    // In a large branch the first search may miss what the second finds; `place` is judged by the second.
    const better = fewestLosses(task, plan.lost.length) ?? betterArrangement(task, plan.lost);
    const planned = better && planBranch(board, group, place, better, obstacles);
    if (!planned || 'refusal' in planned) break;
    puppets = better;
    ({ plan, task } = planned);
  }
  return { ...place, puppets, plan };
};

/** The captive's possible places on its captor, those with the fewest losses first, then top, right, bottom, left (C-1206). */
export const bestPlacements = (board: Board, attack: Attack): Suggestion[] =>
  openArrows(board, attack.target, attack.attacker, obstaclesOf(board, attack.by))
    .flatMap((arrow) => suggestPlacement(board, attack.by, attack.target, { onto: attack.attacker, arrow }) ?? [])
    .sort((a, b) => a.plan.lost.length - b.plan.lost.length);

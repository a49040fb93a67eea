import type { CardId, PlayerId } from '../../core/types.js';
import { type BranchPlan, bestBranch } from '../../domain/branch.js';
import type { Place, PuppetPlace } from '../../domain/tree.js';
import type { Attack, Board } from '../types/index.js';
import { branchOf, obstaclesOf, openArrows, spotAt, treeOf } from './structure.js';

/** A place with the arrangement of the branch that loses least there; always legal (with `acceptLoss` if cards are lost). */
export interface Suggestion extends Place {
  readonly puppets: PuppetPlace[];
  readonly plan: BranchPlan;
}

/** Best fit of a branch on a place (C-502); undefined without room. `lifted`: cards out of the way, by default the branch. */
export const suggestPlacement = (
  board: Board,
  player: PlayerId,
  { group, ...place }: PuppetPlace,
  lifted: readonly CardId[] = branchOf(board, group),
): Suggestion | undefined => {
  const obstacles = obstaclesOf(board, player, lifted);
  const root = { card: group, onto: place.onto, arrow: place.arrow, spot: spotAt(board, group, place) };
  const best = bestBranch(treeOf(board), root, obstacles);
  return best && { ...place, ...best };
};

/** The captive's possible places on its captor, fewest losses first, then top, right, bottom, left (C-1206). */
export const bestPlacements = (board: Board, attack: Attack): Suggestion[] =>
  openArrows(board, { group: attack.target, onto: attack.attacker }, obstaclesOf(board, attack.by))
    .flatMap((arrow) => suggestPlacement(board, attack.by, { group: attack.target, onto: attack.attacker, arrow }) ?? [])
    .sort((a, b) => a.plan.lost.length - b.plan.lost.length);

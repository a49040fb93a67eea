import type { CardId, PlayerId, Refusal } from '../../core/types.js';
import { type BranchPlan, betterArrangement, planBranch as planTree } from '../../domain/branch.js';
import type { Rect } from '../../domain/geometry.js';
import type { Place, PuppetPlace, Task } from '../../domain/tree.js';
import { groupFacts } from '../cards/index.js';
import { cardOn, type Game } from '../game/game.js';
import { onTable } from '../game/gates.js';
import type { Board, GameEvent } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { attach, free } from '../verbs/verbs.js';
import { obstaclesOf, spotAt, treeOf } from './structure.js';

type BranchPlace = Place & { readonly puppets: readonly PuppetPlace[] };

/** Plans the layout of a Group and its subordinates on a place (C-502), whether or not cards are lost. */
export const planBranch = (
  board: Board,
  group: CardId,
  { puppets, ...place }: BranchPlace,
  obstacles: readonly Rect[],
): { plan: BranchPlan; task: Task } | { refusal: Refusal } => {
  const root = { card: group, onto: place.onto, arrow: place.arrow, spot: spotAt(board, group, place) };
  const planned = planTree(treeOf(board), root, puppets, obstacles);
  return 'noRoom' in planned ? { refusal: refuse('C-502', 'noRoomThere', { ...planned.noRoom }) } : planned;
};

/** Checks that each named puppet belongs to the branch, and its arrow to its present master. */
const checkNamed = (board: Board, branch: readonly CardId[], puppets: readonly PuppetPlace[]): Refusal | null => {
  const seen = new Set<CardId>();
  for (const { group, onto, arrow } of puppets) {
    const unseen = onTable(board, group) ?? onTable(board, onto);
    if (unseen) return unseen;
    if (!branch.includes(group) || group === branch[0] || seen.has(group)) return refuse('C-502', 'notInBranch', { group });
    if (cardOn(board, group).master !== onto) return refuse('C-502', 'otherMaster', { group, onto });
    if (!groupFacts(onto).outward.includes(arrow)) return refuse('C-502', 'noSuchArrow', { onto, arrow });
    seen.add(group);
  }
  return null;
};

/** Checks a `place` or `moveGroup`: named puppets, room, and losses (C-502). `player`: whose structure takes the branch. */
export const checkBranch = (
  board: Board,
  player: PlayerId,
  branch: readonly CardId[],
  { puppets, acceptLoss, ...place }: BranchPlace & { readonly acceptLoss: boolean },
): BranchPlan | Refusal => {
  const wrong = checkNamed(board, branch, puppets);
  if (wrong) return wrong;
  const planned = planBranch(board, branch[0] as CardId, { ...place, puppets }, obstaclesOf(board, player, branch));
  if ('refusal' in planned) return planned.refusal;
  const { plan, task } = planned;
  if (plan.lost.length > 0) {
    if (betterArrangement(task, plan.lost)) return refuse('C-502', 'needlessLoss', { count: plan.lost.length });
    if (!acceptLoss) return refuse('C-502', 'wouldLose', { count: plan.lost.length });
  }
  return plan;
};

/** Carries out a plan: attaches or frees its cards. */
export const carryOut = (game: Game, player: PlayerId, plan: BranchPlan, why: Extract<GameEvent, { type: 'placed' }>['why']): void => {
  for (const { card, onto, arrow, spot } of plan.laid) attach(game, { card, onto, arrow, spot }, player, why);
  for (const card of plan.lost) free(game, card, 'noRoom');
};

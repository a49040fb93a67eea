import { isRefusal } from '../../core/refuse.js';
import type { CardId, PlayerId, Refusal } from '../../core/types.js';
import { fits, type Rect, type Spot, spotOn } from '../../domain/geometry.js';
import { SIDES, type Side } from '../../domain/types.js';
import { groupFacts } from '../cards/index.js';
import { cardOn, type Game } from '../game.js';
import { onTable } from '../gates.js';
import { refuse } from '../refusals.js';
import type { Board, GameEvent, Place, PuppetPlace } from '../types/index.js';
import { attach, free } from '../verbs.js';
import { findArrangement } from './arrangement.js';
import { childrenOf, obstaclesOf, spotAt } from './structure.js';

/** A card of a branch in its new place. */
export interface Laid {
  readonly card: CardId;
  readonly onto: CardId;
  readonly arrow: Side;
  readonly spot: Spot;
}

/** The new layout of a branch: its cards in the order they are attached, and those that are lost, masters first (C-502). */
export interface BranchPlan {
  readonly laid: Laid[];
  readonly lost: CardId[];
}

/** A branch that is to be attached somewhere, and what is in its way. */
export interface Task {
  readonly board: Board;
  readonly root: Laid;
  readonly obstacles: readonly Rect[];
  /** Where the player wants some puppets, by card. */
  readonly named: ReadonlyMap<CardId, PuppetPlace>;
}

/** Plans the layout of a Group and its subordinates on a place (C-502), whether or not cards are lost. */
export const planBranch = (
  board: Board,
  group: CardId,
  place: Place,
  puppets: readonly PuppetPlace[],
  obstacles: readonly Rect[],
): { plan: BranchPlan; task: Task } | { refusal: Refusal } => {
  const named = new Map(puppets.map((puppet) => [puppet.group, puppet]));
  const spot = spotAt(board, group, place);
  const task: Task = { board, obstacles, named, root: { card: group, onto: place.onto, arrow: place.arrow, spot } };
  if (!fits(spot, obstacles)) return { refusal: refuse('C-502', 'noRoomThere', { group, onto: place.onto, arrow: place.arrow }) };
  const plan = lay(task);
  return isRefusal(plan) ? { refusal: plan } : { plan, task };
};

export const spotBelow = (master: Laid, card: CardId, arrow: Side): Spot => spotOn(master.spot, arrow, groupFacts(card).inward);

/** Lays the branch out in the order of C-502; refuses a puppet that was named wrongly. */
const lay = ({ board, root, obstacles, named }: Task): BranchPlan | Refusal => {
  const cells: Rect[] = [...obstacles];
  const laid: Laid[] = [];
  const lost: CardId[] = [];
  const taken = new Map<CardId, Set<Side>>();
  const put = (item: Laid): Refusal | null => {
    laid.push(item);
    cells.push(item.spot);
    taken.set(item.card, new Set());
    for (const child of childrenOf(board, item.card)) {
      const wish = named.get(child);
      if (!wish) continue;
      const spot = spotBelow(item, child, wish.arrow);
      if (taken.get(item.card)?.has(wish.arrow) || !fits(spot, cells)) {
        return refuse('C-502', 'noRoomThere', { group: child, onto: wish.onto, arrow: wish.arrow });
      }
      taken.get(item.card)?.add(wish.arrow);
      const refusal = put({ card: child, onto: item.card, arrow: wish.arrow, spot });
      if (refusal) return refusal;
    }
    return null;
  };
  const tryPut = (master: Laid, child: CardId, arrow: Side): boolean | Refusal => {
    if (taken.get(master.card)?.has(arrow)) return false;
    const spot = spotBelow(master, child, arrow);
    if (!fits(spot, cells)) return false;
    taken.get(master.card)?.add(arrow);
    return put({ card: child, onto: master.card, arrow, spot }) ?? true;
  };
  const lose = (card: CardId): void => {
    lost.push(card);
    for (const child of childrenOf(board, card)) lose(child);
  };
  const refused = put(root);
  if (refused) return refused;
  // Level by level, in each level in the order hung: a named puppet may lie long before its master's siblings.
  for (let level: readonly Laid[] = [root]; level.length > 0; level = laid.filter(({ onto }) => level.some(({ card }) => card === onto))) {
    for (const master of level) {
      const waiting = childrenOf(board, master.card).filter((child) => !named.has(child));
      const homeless: CardId[] = [];
      for (const child of waiting) {
        const kept = tryPut(master, child, cardOn(board, child).arrow as Side);
        if (kept === false) homeless.push(child);
        else if (kept !== true) return kept;
      }
      for (const child of homeless) {
        let found: boolean | Refusal = false;
        for (const arrow of SIDES) {
          if (!groupFacts(master.card).outward.includes(arrow)) continue;
          found = tryPut(master, child, arrow);
          if (found) break;
        }
        if (found === false) lose(child);
        else if (found !== true) return found;
      }
    }
  }
  return { laid, lost };
};

/**
 * Another arrangement of the cards not named, on the same place, that would lose only some of these cards and no other (C-502).
 *
 * @param lost what the arrangement at hand loses
 * @returns where every puppet that is kept would be attached; undefined if there is none, or the search does not reach it
 */
export const betterArrangement = (task: Task, lost: readonly CardId[]): PuppetPlace[] | undefined => {
  const doomed = new Set(lost);
  return findArrangement({ ...task, losable: (card) => doomed.has(card), below: lost.length, enough: lost.length - 1 }).hung ?? undefined;
};

/** The arrangement that loses fewest cards, if it loses fewer than so many (C-1206). */
export const fewestLosses = (task: Task, below: number): PuppetPlace[] | undefined =>
  findArrangement({ ...task, losable: () => true, below, enough: 0 }).hung ?? undefined;

/** Whether each named puppet belongs to the branch, below the master it hangs on now, on an arrow that master has. */
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

/**
 * Checks a `place` or `moveGroup` whole: the puppets named, the room, and losses (C-502).
 *
 * @param player whose structure takes the branch
 * @param branch the Group and all below it, as `branchOf` lists them
 * @returns the plan, or the refusal
 */
export const checkBranch = (
  board: Board,
  player: PlayerId,
  branch: readonly CardId[],
  place: Place,
  puppets: readonly PuppetPlace[],
  acceptLoss: boolean,
): BranchPlan | Refusal => {
  const wrong = checkNamed(board, branch, puppets);
  if (wrong) return wrong;
  const planned = planBranch(board, branch[0] as CardId, place, puppets, obstaclesOf(board, player, branch));
  if ('refusal' in planned) return planned.refusal;
  const { plan, task } = planned;
  if (plan.lost.length > 0) {
    if (betterArrangement(task, plan.lost)) return refuse('C-502', 'needlessLoss', { count: plan.lost.length });
    if (!acceptLoss) return refuse('C-502', 'wouldLose', { count: plan.lost.length });
  }
  return plan;
};

/** Carries a plan out: attaches what fits, frees what is lost. */
export const carryOut = (game: Game, player: PlayerId, plan: BranchPlan, why: Extract<GameEvent, { type: 'placed' }>['why']): void => {
  for (const { card, onto, arrow, spot } of plan.laid) attach(game, card, player, onto, arrow, spot, why);
  for (const card of plan.lost) free(game, card, 'noRoom');
};

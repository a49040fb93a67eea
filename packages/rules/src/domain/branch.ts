import type { CardId } from '../core/types.js';
import { findArrangement } from './arrangement.js';
import { fits, type Rect, type Spot, spotOn } from './geometry.js';
import type { Laid, PuppetPlace, Task, Tree } from './tree.js';
import { SIDES, type Side } from './types.js';

/** The new layout of a branch: its cards in the order they are attached, and those that are lost, masters first (C-502, N-496). */
export interface BranchPlan {
  readonly laid: Laid[];
  readonly lost: CardId[];
}

/** Why a branch cannot be attached there: this card, the root or a named puppet, has no room. */
export interface NoRoom {
  readonly noRoom: PuppetPlace;
}

export const spotBelow = (tree: Tree, master: Spot, card: CardId, arrow: Side): Spot =>
  spotOn(master, arrow, tree.inwardOf(card), tree.shapeOf(card));

/** Plans the layout of a branch whose root has its place (C-502, N-496), whether or not cards are lost. */
export const planBranch = (
  tree: Tree,
  root: Laid,
  puppets: readonly PuppetPlace[],
  obstacles: readonly Rect[],
): { plan: BranchPlan; task: Task } | NoRoom => {
  const task: Task = { tree, root, obstacles, named: new Map(puppets.map((puppet) => [puppet.group, puppet])) };
  if (!fits(root.spot, obstacles)) return { noRoom: { group: root.card, onto: root.onto, arrow: root.arrow } };
  const plan = lay(task);
  return 'noRoom' in plan ? plan : { plan, task };
};

/** Lays the branch out: named puppets first, then level by level on the same arrow, else the first free one; the rest is lost. */
const lay = ({ tree, root, obstacles, named }: Task): BranchPlan | NoRoom => {
  const cells: Rect[] = [...obstacles];
  const laid: Laid[] = [];
  const lost: CardId[] = [];
  const taken = new Map<CardId, Set<Side>>();
  const put = (item: Laid): NoRoom | null => {
    laid.push(item);
    cells.push(item.spot);
    taken.set(item.card, new Set());
    for (const child of tree.childrenOf(item.card)) {
      const wish = named.get(child);
      if (!wish) continue;
      const spot = spotBelow(tree, item.spot, child, wish.arrow);
      if (taken.get(item.card)?.has(wish.arrow) || !fits(spot, cells)) return { noRoom: wish };
      taken.get(item.card)?.add(wish.arrow);
      const refusal = put({ card: child, onto: item.card, arrow: wish.arrow, spot });
      if (refusal) return refusal;
    }
    return null;
  };
  const tryPut = (master: Laid, child: CardId, arrow: Side): boolean | NoRoom => {
    if (taken.get(master.card)?.has(arrow)) return false;
    const spot = spotBelow(tree, master.spot, child, arrow);
    if (!fits(spot, cells)) return false;
    taken.get(master.card)?.add(arrow);
    return put({ card: child, onto: master.card, arrow, spot }) ?? true;
  };
  const lose = (card: CardId): void => {
    lost.push(card);
    for (const child of tree.childrenOf(card)) lose(child);
  };
  const refused = put(root);
  if (refused) return refused;
  // Level by level, in order of attachment: a named puppet may lie long before its master's siblings.
  for (let level: readonly Laid[] = [root]; level.length > 0; level = laid.filter(({ onto }) => level.some(({ card }) => card === onto))) {
    for (const master of level) {
      const waiting = tree.childrenOf(master.card).filter((child) => !named.has(child));
      const homeless: CardId[] = [];
      for (const child of waiting) {
        const held = tryPut(master, child, tree.arrowOf(child));
        if (held === false) homeless.push(child);
        else if (held !== true) return held;
      }
      for (const child of homeless) {
        let found: boolean | NoRoom = false;
        for (const arrow of SIDES) {
          if (!tree.outwardOf(master.card).includes(arrow)) continue;
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

/** Another arrangement of the unnamed cards on the same place that would lose only some of `lost`; undefined: none found. */
export const betterArrangement = (task: Task, lost: readonly CardId[]): PuppetPlace[] | undefined => {
  const doomed = new Set(lost);
  return findArrangement({ ...task, losable: (card) => doomed.has(card), below: lost.length, enough: lost.length - 1 }).hung ?? undefined;
};

const fewestLosses = (task: Task, below: number): PuppetPlace[] | undefined =>
  findArrangement({ ...task, losable: () => true, below, enough: 0 }).hung ?? undefined;

/** The layout that loses least: the default order, or named puppets if that loses fewer; undefined if the root has no room. */
export const bestBranch = (
  tree: Tree,
  root: Laid,
  obstacles: readonly Rect[],
): { puppets: PuppetPlace[]; plan: BranchPlan } | undefined => {
  const first = planBranch(tree, root, [], obstacles);
  if ('noRoom' in first) return undefined;
  let { plan, task } = first;
  let puppets: PuppetPlace[] = [];
  while (plan.lost.length > 0) {
    // In a large branch the first search may miss what the second finds; a placement is judged by the second.
    const better = fewestLosses(task, plan.lost.length) ?? betterArrangement(task, plan.lost);
    const planned = better && planBranch(tree, root, better, obstacles);
    if (!planned || 'noRoom' in planned) break;
    puppets = better;
    ({ plan, task } = planned);
  }
  return { puppets, plan };
};

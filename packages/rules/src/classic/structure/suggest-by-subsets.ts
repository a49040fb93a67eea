import type { CardId } from '../../core/types.js';
import { spotBelow } from '../../domain/branch.js';
import { fits, type Rect } from '../../domain/geometry.js';
import type { Laid, PuppetPlace, Task } from '../../domain/tree.js';
import type { Side } from '../../domain/types.js';
import type { Attack, Board } from '../types/index.js';
import { planBranch } from './branch.js';
import { obstaclesOf, openArrows } from './structure.js';
import type { Suggestion } from './suggest.js';

/* Placement by version 1 of the rules. */

/** The first other arrangement that loses only some of these cards (C-502). */
const betterArrangement = ({ tree, root, obstacles, named }: Task, lost: readonly CardId[]): PuppetPlace[] | undefined => {
  const cells: Rect[] = [...obstacles, root.spot];
  const hung: PuppetPlace[] = [];
  const busy = (master: CardId, arrow: Side) => hung.some((puppet) => puppet.onto === master && puppet.arrow === arrow);
  const search = (queue: readonly { master: Laid; child: CardId }[]): boolean => {
    const [next, ...rest] = queue;
    if (!next) return hung.some(({ group }) => lost.includes(group));
    const { master, child } = next;
    const wish = named.get(child);
    for (const arrow of wish ? [wish.arrow] : tree.outwardOf(master.card)) {
      if (busy(master.card, arrow)) continue;
      const spot = spotBelow(tree, master.spot, child, arrow);
      if (!fits(spot, cells)) continue;
      const item: Laid = { card: child, onto: master.card, arrow, spot };
      cells.push(spot);
      hung.push({ group: child, onto: master.card, arrow });
      if (search([...tree.childrenOf(child).map((below) => ({ master: item, child: below })), ...rest])) return true;
      cells.pop();
      hung.pop();
    }
    // A lost card loses its branch, so only a card that would be lost anyway may go.
    return !wish && lost.includes(child) && search(rest);
  };
  return search(tree.childrenOf(root.card).map((child) => ({ master: root, child }))) ? hung : undefined;
};

/** The captive's places; each arrangement is improved only while it loses a subset of the same cards. */
export const placementsBySubsets = (board: Board, { by, attacker, target }: Attack): Suggestion[] =>
  openArrows(board, { group: target, onto: attacker }, obstaclesOf(board, by))
    .flatMap((arrow): Suggestion | never[] => {
      const place = { onto: attacker, arrow };
      let puppets: PuppetPlace[] = [];
      for (;;) {
        const planned = planBranch(board, target, { ...place, puppets }, obstaclesOf(board, by));
        if ('refusal' in planned) return [];
        const { plan, task } = planned;
        const better = plan.lost.length > 0 ? betterArrangement(task, plan.lost) : undefined;
        if (!better) return { ...place, puppets, plan };
        puppets = better;
      }
    })
    .sort((a, b) => a.plan.lost.length - b.plan.lost.length);

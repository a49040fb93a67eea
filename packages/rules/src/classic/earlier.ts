import type { CardId } from '../core/types.js';
import { spotBelow } from '../domain/branch.js';
import { fits, type Rect } from '../domain/geometry.js';
import type { Laid, PuppetPlace, Task } from '../domain/tree.js';
import type { Side } from '../domain/types.js';
import { planBranch } from './structure/branch.js';
import { obstaclesOf, openArrows } from './structure/structure.js';
import type { Suggestion } from './structure/suggest.js';
import type { Attack, Board } from './types/index.js';

/**
 * Behaviour of an earlier version of the rules where it differs from the current one. It covers what a journal of that
 * version can contain: intents that were carried out. Refusals may differ.
 */
export interface Earlier {
  /** Places for the captive of a leaver, best first (C-1103). */
  readonly bestPlacements?: (board: Board, attack: Attack) => readonly Suggestion[];
  /** A card that leaves its owner may be given up (C-802). */
  readonly givesUpLeaving?: boolean;
  /** C-805 ignores the cards given up when an offer is made. */
  readonly offersBlindly?: boolean;
  /** The number of open offers is not limited (C-803). */
  readonly offersWithoutEnd?: boolean;
  /** The play of a Special keeps fields that the Special does not use (C-900). */
  readonly carriesAll?: boolean;
  /** Settling lasts until the captor's player ends it, with or without money (C-504). */
  readonly settlesOn?: boolean;
  /** An intent that nobody else may notice ends the settling, too (C-504, C-803). */
  readonly asidesSettle?: boolean;
  /** Nothing can be taken back (C-210). */
  readonly takesNothingBack?: boolean;
  /** Nobody asks whether they may take something back (C-210). */
  readonly asksNothingBack?: boolean;
  /** The end of a turn can be asked back any number of times (C-210). */
  readonly asksAnewEachTurn?: boolean;
  /** Nobody keeps who turned a Special up (C-203). */
  readonly forgetsTurnedUp?: boolean;
  /** The Illuminati pay an upkeep before the master, whatever `taxFrom` names (C-202). */
  readonly illuminatiPayFirst?: boolean;
}

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
    // Losing a card loses its branch; that is open only to those that would be lost anyway.
    return !wish && lost.includes(child) && search(rest);
  };
  return search(tree.childrenOf(root.card).map((child) => ({ master: root, child }))) ? hung : undefined;
};

/** The captive's places; each arrangement is improved only while it loses a subset of the same cards. */
const bestPlacements = (board: Board, { by, attacker, target }: Attack): Suggestion[] =>
  openArrows(board, target, attacker, obstaclesOf(board, by))
    .flatMap((arrow): Suggestion | never[] => {
      const place = { onto: attacker, arrow };
      let puppets: PuppetPlace[] = [];
      for (;;) {
        const planned = planBranch(board, target, place, puppets, obstaclesOf(board, by));
        if ('refusal' in planned) return [];
        const { plan, task } = planned;
        const better = plan.lost.length > 0 ? betterArrangement(task, plan.lost) : undefined;
        if (!better) return { ...place, puppets, plan };
        puppets = better;
      }
    })
    .sort((a, b) => a.plan.lost.length - b.plan.lost.length);

/** Version 5 of the rules. */
export const VERSION_5: Earlier = { illuminatiPayFirst: true };

/** Version 1 of the rules. */
export const VERSION_1: Earlier = {
  ...VERSION_5,
  bestPlacements,
  givesUpLeaving: true,
  offersBlindly: true,
  offersWithoutEnd: true,
  carriesAll: true,
  settlesOn: true,
  asidesSettle: true,
  takesNothingBack: true,
  forgetsTurnedUp: true,
};

/** Version 2 of the rules. */
export const VERSION_2: Earlier = { ...VERSION_5, takesNothingBack: true, forgetsTurnedUp: true };

/** Version 3 of the rules. */
export const VERSION_3: Earlier = { ...VERSION_5, asksNothingBack: true, forgetsTurnedUp: true };

/** Version 4 of the rules. */
export const VERSION_4: Earlier = { ...VERSION_5, asksAnewEachTurn: true, forgetsTurnedUp: true };

import { fits as liesFree, type Rect, sideIndex } from '../../domain/geometry.js';
import { type Rotation, SIDES, type Side } from '../../domain/types.js';
import { factsOf, groupFacts } from '../cards/index.js';
import { cardOn, structureOf } from '../game.js';
import type { Board, CopyId, PuppetPlace, TableCard } from '../types/index.js';
import { puppetsOf } from '../values/values.js';

/*
 * Where cards lie (N-308, N-309): Groups upright, 2 cells wide and 4 high, the Illuminati lying and never turned.
 */

/** A place on the grid with the card's quarter turns. */
export interface Lie extends Rect {
  readonly rot: Rotation;
}

const SHORT = 2;
const LONG = 4;

const rectAt = (x: number, y: number, rot: Rotation, lying: boolean): Lie =>
  lying === (rot % 2 === 0) ? { x, y, w: LONG, h: SHORT, rot } : { x, y, w: SHORT, h: LONG, rot };

const isLying = (card: string): boolean => factsOf(card).kind === 'illuminati';

/** Where a card of a structure lies. */
export const lieOf = ({ card, x, y, rot }: TableCard): Lie => rectAt(x, y, rot, isLying(card));

/** Outgoing arrows of a card, printed and added, by printed side. */
export const arrowsOf = ({ card, arrows }: TableCard): Side[] => {
  const facts = factsOf(card);
  const printed: readonly Side[] = facts.kind === 'illuminati' ? SIDES : (groupFacts(card)?.outward ?? []);
  return SIDES.filter((side) => printed.includes(side) || arrows.includes(side));
};

/** Where a Group comes to lie on a master's arrow: its incoming arrow against it, centred. */
const lieOn = (master: Lie, arrow: Side, card: string): Lie => {
  const inward = groupFacts(card)?.inward ?? 'top';
  const out = (sideIndex(arrow) + master.rot) % 4;
  const rot = ((out + 6 - sideIndex(inward)) % 4) as Rotation;
  const { w, h } = rectAt(0, 0, rot, false);
  if (out === 0) return { x: master.x + (master.w - w) / 2, y: master.y - h, w, h, rot };
  if (out === 1) return { x: master.x + master.w, y: master.y + (master.h - h) / 2, w, h, rot };
  if (out === 2) return { x: master.x + (master.w - w) / 2, y: master.y + master.h, w, h, rot };
  return { x: master.x - w, y: master.y + (master.h - h) / 2, w, h, rot };
};

/** A card and all below it, each after its master. */
export const branchOf = (board: Board, id: CopyId): CopyId[] => {
  const branch = [id];
  for (const at of branch) for (const puppet of puppetsOf(board, at)) branch.push(puppet.id);
  return branch;
};

/** Cells of a player's structure, without some cards. */
const taken = (board: Board, player: string, without: readonly CopyId[]): Lie[] =>
  structureOf(board, player)
    .filter(({ id }) => !without.includes(id))
    .map(lieOf);

const isFree = (board: Board, onto: CopyId, arrow: Side, without: readonly CopyId[]): boolean =>
  puppetsOf(board, onto).every((puppet) => puppet.arrow !== arrow || without.includes(puppet.id));

/**
 * Arrows of a card that are open for another one (N-308): nothing hangs there, and it would lie free.
 *
 * @param card the card that would come there, by its id
 * @param without cards that are about to leave, the card's own branch among them
 */
export const openArrows = (board: Board, onto: CopyId, card: string, without: readonly CopyId[] = []): Side[] => {
  const master = cardOn(board, onto);
  if (master.zone !== 'structure' || master.owner === null) return [];
  const cells = taken(board, master.owner, without);
  const lie = lieOf(master);
  return arrowsOf(master).filter((arrow) => isFree(board, onto, arrow, without) && liesFree(lieOn(lie, arrow, card), cells));
};

/** One card of an arrangement. */
export interface Placed {
  readonly id: CopyId;
  readonly onto: CopyId;
  readonly arrow: Side;
  readonly lie: Lie;
}

/** Where a branch comes to lie, and what fits nowhere. */
export interface Arrangement {
  readonly placed: readonly Placed[];
  readonly lost: readonly CopyId[];
}

/**
 * Hangs a branch on an arrow (N-496): the cards named where they are named, then level by level each on its arrow where it fits, else
 * on the first free arrow of its master.
 *
 * @returns null if the root itself, or a named card, does not fit
 */
export const arrange = (
  board: Board,
  root: CopyId,
  player: string,
  onto: CopyId,
  arrow: Side,
  named: readonly PuppetPlace[] = [],
): Arrangement | null => {
  const branch = branchOf(board, root);
  if (branch.includes(onto)) return null;
  const cells = taken(board, player, branch);
  const placed = new Map<CopyId, Placed>();
  const lost: CopyId[] = [];
  const lie = (id: CopyId): Lie => placed.get(id)?.lie ?? lieOf(cardOn(board, id));
  const used = (master: CopyId, side: Side): boolean =>
    [...placed.values()].some((one) => one.onto === master && one.arrow === side) ||
    (!branch.includes(master) && !isFree(board, master, side, branch));
  const put = (id: CopyId, master: CopyId, side: Side): boolean => {
    if (!arrowsOf(cardOn(board, master)).includes(side) || used(master, side)) return false;
    const spot = lieOn(lie(master), side, cardOn(board, id).card);
    if (!liesFree(spot, cells)) return false;
    cells.push(spot);
    placed.set(id, { id, onto: master, arrow: side, lie: spot });
    return true;
  };
  if (!put(root, onto, arrow)) return null;
  for (const { group, onto: master, arrow: side } of named) {
    if (group === root || !branch.includes(group) || cardOn(board, group).master !== master || !placed.has(master)) return null;
    if (!put(group, master, side)) return null;
  }
  for (const id of branch) {
    if (placed.has(id)) continue;
    const { master, arrow: old } = cardOn(board, id);
    if (master === null || !placed.has(master)) {
      lost.push(id);
      continue;
    }
    const sides = [...(old ? [old] : []), ...SIDES];
    if (!sides.some((side) => put(id, master, side))) lost.push(id);
  }
  return { placed: [...placed.values()], lost };
};

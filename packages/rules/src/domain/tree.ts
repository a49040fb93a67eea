import type { CardId } from '../core/types.js';
import type { Rect, Shape, Spot } from './geometry.js';
import type { Side } from './types.js';

/** Structures as a tree on a grid: which card hangs on which, and what is printed on them. */
export interface Tree {
  /** Direct puppets, in the order top, right, bottom, left of the arrows that they are attached to. */
  childrenOf(card: CardId): readonly CardId[];
  /** The printed side of its master's arrow to which a puppet is attached. */
  arrowOf(card: CardId): Side;
  /** The printed side of a puppet's inward arrow. */
  inwardOf(card: CardId): Side;
  /** The printed sides of a card's outward arrows. */
  outwardOf(card: CardId): readonly Side[];
  shapeOf(card: CardId): Shape;
}

export interface Place {
  onto: CardId;
  arrow: Side;
}

export interface PuppetPlace extends Place {
  group: CardId;
}

export interface Laid {
  readonly card: CardId;
  readonly onto: CardId;
  readonly arrow: Side;
  readonly spot: Spot;
}

/** A branch that is to be attached somewhere, and what is in its way. */
export interface Task {
  readonly tree: Tree;
  readonly root: Laid;
  readonly obstacles: readonly Rect[];
  readonly named: ReadonlyMap<CardId, PuppetPlace>;
}

/** The card and everything below it, masters before puppets, level by level. */
export const branchFrom = (root: CardId, childrenOf: Tree['childrenOf']): CardId[] => {
  const branch = [root];
  for (let i = 0; i < branch.length; i++) branch.push(...childrenOf(branch[i] as CardId));
  return branch;
};

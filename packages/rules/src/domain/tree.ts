import type { CardId } from '../core/types.js';
import type { Rect, Shape, Spot } from './geometry.js';
import type { Side } from './types.js';

/** Structures as a tree on a grid, with the printed sides of their cards. */
export interface Tree {
  /** Direct puppets, in the order top, right, bottom, left of the arrows that they are attached to. */
  childrenOf(card: CardId): readonly CardId[];
  /** Printed side of the master's arrow to which a puppet is attached. */
  arrowOf(card: CardId): Side;
  inwardOf(card: CardId): Side;
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

export interface Task {
  readonly tree: Tree;
  readonly root: Laid;
  readonly obstacles: readonly Rect[];
  readonly named: ReadonlyMap<CardId, PuppetPlace>;
}

/** The card and its branch, masters before puppets, level by level. */
export const branchFrom = (root: CardId, childrenOf: Tree['childrenOf']): CardId[] => {
  const branch = [root];
  for (let i = 0; i < branch.length; i++) branch.push(...childrenOf(branch[i] as CardId));
  return branch;
};

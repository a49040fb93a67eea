import type { CardId, PlayerId } from '../../core/types.js';
import { fits, LYING, type Rect, type Spot, sideIndex, spotOf, spotOn } from '../../domain/geometry.js';
import { branchFrom, type Place, type PuppetPlace, type Tree } from '../../domain/tree.js';
import { SIDES, type Side } from '../../domain/types.js';
import { boardFacts, groupFacts } from '../cards/index.js';
import { cardOn, seatOf } from '../game/game.js';
import type { Board } from '../types/index.js';

export const spotOfCard = (board: Board, id: CardId): Spot => {
  const { x, y, rot } = cardOn(board, id);
  return spotOf(x, y, rot, LYING);
};

/** The card and its branch, masters before puppets, puppets in the order of their arrows. */
export const branchOf = (board: Board, root: CardId): CardId[] => branchFrom(root, (card) => childrenOf(board, card));

/** Direct puppets in the order top, right, bottom, left of their master's arrows (C-502). */
export const childrenOf = (board: Board, master: CardId): CardId[] => {
  const owner = cardOn(board, master).owner;
  if (owner === null || boardFacts(master).outward.length === 0) return [];
  const children: CardId[] = [];
  for (const id of seatOf(board, owner).cards) if (cardOn(board, id).master === master) children.push(id);
  if (children.length > 1) children.sort((a, b) => sideIndex(cardOn(board, a).arrow as Side) - sideIndex(cardOn(board, b).arrow as Side));
  return children;
};

export const treeOf = (board: Board): Tree => ({
  childrenOf: (card) => childrenOf(board, card),
  arrowOf: (card) => cardOn(board, card).arrow as Side,
  inwardOf: (card) => groupFacts(card).inward,
  outwardOf: (card) => boardFacts(card).outward,
  shapeOf: () => LYING,
});

/** Taken cells of a player's structure, without some cards (a lifted branch). */
export const obstaclesOf = (board: Board, player: PlayerId, without: readonly CardId[] = []): Rect[] => {
  const rects: Rect[] = [];
  for (const id of seatOf(board, player).cards) if (!without.includes(id)) rects.push(spotOfCard(board, id));
  return rects;
};

/** Free outward arrows of a card, ignoring cards in `without`; in the order top, right, bottom, left. */
export const freeArrows = (board: Board, id: CardId, without: readonly CardId[] = []): Side[] => {
  const { outward } = boardFacts(id);
  if (outward.length === 0) return [];
  const owner = cardOn(board, id).owner;
  if (owner === null) return [];
  const taken = new Set<Side>();
  for (const other of seatOf(board, owner).cards) {
    const card = cardOn(board, other);
    if (card.master === id && card.arrow && !without.includes(other)) taken.add(card.arrow);
  }
  return SIDES.filter((side) => outward.includes(side) && !taken.has(side));
};

/** Spot of the Group on this arrow (C-304). */
export const spotAt = (board: Board, group: CardId, place: Place): Spot =>
  spotOn(spotOfCard(board, place.onto), place.arrow, groupFacts(group).inward, LYING);

/** Arrows of one card that are open for the Group (C-305). `without`: cards lifted first. */
export const openArrows = (
  board: Board,
  { group, onto }: Pick<PuppetPlace, 'group' | 'onto'>,
  obstacles: readonly Rect[],
  without: readonly CardId[] = [],
): Side[] => freeArrows(board, onto, without).filter((arrow) => fits(spotAt(board, group, { onto, arrow }), obstacles));

/** All places in a player's structure that are open for the Group (C-305). */
export const openPlaces = (board: Board, group: CardId, player: PlayerId, without: readonly CardId[] = []): Place[] => {
  const obstacles = obstaclesOf(board, player, without);
  const places: Place[] = [];
  for (const onto of seatOf(board, player).cards) {
    if (without.includes(onto)) continue;
    for (const arrow of openArrows(board, { group, onto }, obstacles, without)) places.push({ onto, arrow });
  }
  return places;
};

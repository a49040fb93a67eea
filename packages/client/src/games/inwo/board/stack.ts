import type { CardId, PlayerId, Rect } from '@illuminice/rules';
import { type Board, type CopyId, isGroupCard } from '@illuminice/rules/inwo';
import { SHAPES } from '../../../card/face';

const PLAYED: ReadonlySet<string> = new Set(['middle', 'announced', 'target']);

const played = ({ cards }: Board, isOfGroupDeck: boolean) =>
  Object.values(cards)
    .filter(({ zone, card }) => PLAYED.has(zone) && isGroupCard(card) === isOfGroupDeck)
    .sort((card, other) => card.order - other.order);

/** Cards of the Group deck in the middle, oldest first: taken over, under attack, or without an owner. */
export const playedGroups = (board: Board): CopyId[] => played(board, true).map(({ id }) => id);

interface Stacked {
  readonly id: CopyId;
  readonly card: CardId;
  readonly owner: PlayerId | null;
}

export const claimedGoals = ({ claims, seats }: Board): Stacked[] =>
  claims.flatMap(({ player, cards }) =>
    (seats.find((seat) => seat.player === player)?.plots ?? [])
      .filter(({ id }) => cards.includes(id))
      .map(({ id, card }) => ({ id, card, owner: player })),
  );

/** Most cards shown there; the panel lists the others. */
const SHOWN = 4;
/** Offset of each card from the one it answers, in cells. */
const OFF = { x: 1.5, y: 0.6 };

export const stackOf = (board: Board): readonly Stacked[] => [...claimedGoals(board), ...played(board, false)].slice(-SHOWN);

/** Room for so many cards, in cells; always with room for one answer. */
export const stackSize = (count: number): { readonly w: number; readonly h: number } => {
  const more = Math.max(2, count) - 1;
  return { w: SHAPES.upright.w + more * OFF.x, h: SHAPES.upright.h + more * OFF.y };
};

/** Spots of so many cards in their room, each half over the previous one. */
export const stackSpots = (room: Rect, count: number, cell: number): Rect[] => {
  const [w, h] = [SHAPES.upright.w * cell, SHAPES.upright.h * cell];
  const [dx, dy] = [OFF.x * cell, OFF.y * cell];
  const x = room.x + (room.w - w - (count - 1) * dx) / 2;
  const y = room.y + (room.h - h - (count - 1) * dy) / 2;
  return Array.from({ length: count }, (_, i) => ({ x: x + i * dx, y: y + i * dy, w, h }));
};

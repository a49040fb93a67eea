import type { CardId, PlayerId, Rect, Rotation } from '@illuminice/rules';
import type { Point } from '../geometry';
import type { CentreInput, CentreLayout } from './centre';
import type { Block } from './pool';

export interface LayoutInput {
  /** Round the table, the viewer first. `cards` in cells of the structure's grid, unturned; the plate in px. */
  players: { player: PlayerId; cards: readonly Rect[]; plate: { w: number; h: number } }[];
  centre: CentreInput;
  /** Owners of attacker and target while an attack is under way. */
  duel: readonly PlayerId[];
  quarters: Rotation;
  frame: { w: number; h: number };
  /** A small screen: only one or two structures are visible at a time, so all lie near each other. */
  narrow: boolean;
}

export interface StructureLayout {
  /** World position of grid point 0, 0 of the turned grid. */
  origin: { x: number; y: number };
  cell: number;
  /** All cards with the room around them for arrows and money. */
  box: Rect;
  plate: Rect;
}

/**
 * Players in seat order, beginning with this one, or with the first if the viewer has no seat. Play is counterclockwise, as in both rule
 * books, unless reversed.
 */
export const seatsAround = (first: PlayerId | null, players: readonly PlayerId[], clockwise: boolean): PlayerId[] => {
  const index = Math.max(0, first === null ? 0 : players.indexOf(first));
  const [own, ...others] = [...players.slice(index), ...players.slice(0, index)];
  if (own === undefined) return [];
  return [own, ...(clockwise ? others.reverse() : others)];
};

/** Cells of a structure's grid, turned like the table, as px of the table. */
export const cellsToPx = ({ x, y, w, h }: Rect, { origin, cell }: Pick<StructureLayout, 'origin' | 'cell'>): Rect => ({
  x: origin.x + x * cell,
  y: origin.y + y * cell,
  w: w * cell,
  h: h * cell,
});

/** Former layout of the middle, to be kept. */
export interface WideBefore {
  /** The first row's label keeps its place, whichever card is gone. */
  readonly step: number;
  readonly isTight: boolean;
  readonly order: readonly CardId[];
  readonly row: Block;
  readonly piles: Block;
  /** Largest room that a part with its own size has needed, in cells, and its place. */
  readonly own: { readonly w: number; readonly h: number; readonly at: Point } | null;
}

export interface TableLayout {
  structures: Map<PlayerId, StructureLayout>;
  centre: CentreLayout;
  box: Rect;
  /** Zoom at which all fits the frame; plates are laid out for it. */
  zoom: number;
  frame: LayoutInput['frame'];
  /** Wide layout to be kept by the next one; null on a narrow table. */
  wide: WideBefore | null;
}

import type { CardId, PlayerId, Rect, Rotation } from '@illuminice/rules';
import type { Point } from '../geometry';
import type { CentreInput, CentreLayout } from './centre';
import type { Block } from './pool';

export interface LayoutInput {
  /** Round the table, the viewer's own first. `cards` in cells of the structure's grid, unturned; the plate in px. */
  players: { player: PlayerId; cards: readonly Rect[]; plate: { w: number; h: number } }[];
  centre: CentreInput;
  /** Owners of attacker and target while an attack is under way. */
  duel: readonly PlayerId[];
  quarters: Rotation;
  frame: { w: number; h: number };
  /** A small screen: only one or two structures are seen at a time, so all lie near each other. */
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
 * Players as they sit round the table, beginning with this one, or with the first where the viewer has no seat. Play goes against
 * the clock, as both rule books have it, unless it is turned round.
 */
export const seatsAround = (first: PlayerId | null, players: readonly PlayerId[], clockwise: boolean): PlayerId[] => {
  const index = Math.max(0, first === null ? 0 : players.indexOf(first));
  const [own, ...others] = [...players.slice(index), ...players.slice(0, index)];
  if (own === undefined) return [];
  return [own, ...(clockwise ? others.reverse() : others)];
};

/** Cells of a structure's grid, turned as the table is, as px of the table. */
export const cellsToPx = ({ x, y, w, h }: Rect, { origin, cell }: Pick<StructureLayout, 'origin' | 'cell'>): Rect => ({
  x: origin.x + x * cell,
  y: origin.y + y * cell,
  w: w * cell,
  h: h * cell,
});

/** How the middle lay, so that it lies so again. */
export interface WideBefore {
  /** The first row keeps its label's place, whichever card is gone. */
  readonly step: number;
  /** Structures reach into each other's free corners. */
  readonly isTight: boolean;
  readonly order: readonly CardId[];
  readonly row: Block;
  readonly piles: Block;
  /** The largest room that a part of a size of its own has needed, in cells, and where. */
  readonly own: { readonly w: number; readonly h: number; readonly at: Point } | null;
}

export interface TableLayout {
  /** The viewer's own first. */
  structures: Map<PlayerId, StructureLayout>;
  centre: CentreLayout;
  box: Rect;
  /** The zoom at which all fits the frame; plates are laid out for it. */
  zoom: number;
  /** The part of the screen it was made for. */
  frame: LayoutInput['frame'];
  /** How a wide table lay, so that it lies so again; null on a narrow one. */
  wide: WideBefore | null;
}

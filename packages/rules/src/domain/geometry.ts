import { type Rotation, SIDES, type Side } from './types.js';

/** Cells covered by a card: top left cell, width and height in cells (C-304). */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A place on the grid with the card's quarter turns. */
export interface Spot extends Rect {
  readonly rot: Rotation;
}

export interface Shape {
  readonly w: number;
  readonly h: number;
}

/** A card printed lying, like all of the classic game. */
export const LYING: Shape = { w: 4, h: 2 };

const INDEX: Record<Side, number> = { top: 0, right: 1, bottom: 2, left: 3 };

export const sideIndex = (side: Side): number => INDEX[side];

/** World side of a printed side after `rot` clockwise quarter turns. */
export const worldSide = (printed: Side, rot: Rotation): Side => SIDES[(INDEX[printed] + rot) % 4] as Side;

/** Spot of a card at x, y with so many quarter turns. */
export const spotOf = (x: number, y: number, rot: Rotation, { w, h }: Shape): Spot =>
  rot % 2 === 0 ? { x, y, w, h, rot } : { x, y, w: h, h: w, rot };

/** Spot of a card on a master's arrow: its inward side against it, centred (C-304). `arrow`, `inward`: printed sides. */
export const spotOn = (master: Spot, arrow: Side, inward: Side, shape: Shape): Spot => {
  const out = (INDEX[arrow] + master.rot) % 4;
  const rot = ((out + 2 - INDEX[inward] + 4) % 4) as Rotation;
  const w = rot % 2 === 0 ? shape.w : shape.h;
  const h = rot % 2 === 0 ? shape.h : shape.w;
  switch (out) {
    case 0:
      return { x: master.x + (master.w - w) / 2, y: master.y - h, w, h, rot };
    case 1:
      return { x: master.x + master.w, y: master.y + (master.h - h) / 2, w, h, rot };
    case 2:
      return { x: master.x + (master.w - w) / 2, y: master.y + master.h, w, h, rot };
    default:
      return { x: master.x - w, y: master.y + (master.h - h) / 2, w, h, rot };
  }
};

export const overlaps = (a: Rect, b: Rect): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

export const fits = (rect: Rect, others: readonly Rect[]): boolean => {
  for (const other of others) if (overlaps(rect, other)) return false;
  return true;
};

export const cellsOf = (rect: Rect): [number, number][] => {
  const cells: [number, number][] = [];
  for (let x = rect.x; x < rect.x + rect.w; x++) for (let y = rect.y; y < rect.y + rect.h; y++) cells.push([x, y]);
  return cells;
};

import type { CardId } from '@illuminice/rules';

export const SHAPES = {
  lying: { w: 4, h: 2 },
  standing: { w: 2, h: 4 },
  square: { w: 2, h: 2 },
  /** Played from a hand to the middle. */
  upright: { w: 3, h: 4 },
} as const;
export type Shape = keyof typeof SHAPES;

export const shapeOf = ({ w, h }: { readonly w: number; readonly h: number }): Shape => (w > h ? 'lying' : h > w ? 'standing' : 'square');

export type Detail = 'table' | 'far';

/** A card's face for the board; games add to it. Equal faces give equal pictures: plain data with all that a picture depends on. */
export interface CardFace {
  id: CardId;
  shape: Shape;
  /** Owner's colour, or null. */
  colour: string | null;
  /** Used in an attack this turn, or without its power. */
  used: boolean;
  faded: boolean;
}

export const faceKey = (face: CardFace): string => JSON.stringify(face);

/** Size of a face in px. */
export const faceSize = (shape: Shape, cell: number): { w: number; h: number } => ({
  w: SHAPES[shape].w * cell,
  h: SHAPES[shape].h * cell,
});

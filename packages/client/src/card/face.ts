import type { CardId } from '@illuminice/rules';

/** How many cells a card covers. */
export const SHAPES = {
  lying: { w: 4, h: 2 },
  standing: { w: 2, h: 4 },
  square: { w: 2, h: 2 },
  /** Of a hand, played to the middle. */
  upright: { w: 3, h: 4 },
} as const;
export type Shape = keyof typeof SHAPES;

/** The shape of a card that covers so much. */
export const shapeOf = ({ w, h }: { readonly w: number; readonly h: number }): Shape => (w > h ? 'lying' : h > w ? 'standing' : 'square');

/** How much a card shows, by the size of a cell on the screen. */
export type Detail = 'table' | 'far';

/**
 * A card's face as far as the board must know it; each game adds what it paints. Equal faces give equal pictures, so
 * everything that a picture depends on is in it, as plain data.
 */
export interface CardFace {
  id: CardId;
  /** How it lies. */
  shape: Shape;
  /** The owner's colour, or null. */
  colour: string | null;
  /** Took part in an attack this turn, or its power is used up. */
  used: boolean;
  /** Would be lost, is dead. */
  faded: boolean;
}

export const faceKey = (face: CardFace): string => JSON.stringify(face);

/** Size of a face in px. */
export const faceSize = (shape: Shape, cell: number): { w: number; h: number } => ({
  w: SHAPES[shape].w * cell,
  h: SHAPES[shape].h * cell,
});

import type { CardId, Side } from '@illuminice/rules';

/** How much a card shows, by the size of a cell on the screen. */
export type Detail = 'near' | 'table' | 'far';

/**
 * A card's face as far as the board must know it; each game adds what it paints. Equal faces give equal pictures, so
 * everything that a picture depends on is in it, as plain data.
 */
export interface CardFace {
  id: CardId;
  /** Rules text, shown near only. */
  text: string;
  /** Lies upright, 2 wide and 4 high. */
  tall: boolean;
  /** The side away from the master, where the most important number stands. */
  tab: Side;
  /** The owner's colour, or null. */
  colour: string | null;
  /** Took part in an attack this turn, or its power is used up. */
  used: boolean;
  /** Would be lost, is dead. */
  faded: boolean;
  money: number;
}

export const faceKey = (face: CardFace): string => JSON.stringify(face);

/** Size of a face in px. */
export const faceSize = (tall: boolean, cell: number): { w: number; h: number } =>
  tall ? { w: 2 * cell, h: 4 * cell } : { w: 4 * cell, h: 2 * cell };

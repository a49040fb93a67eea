import type { Rotation } from '@illuminice/rules';
import type { Point } from '../geometry';

/** Distance of the first seat from the middle of the lower edge, in parts of a round: with two and four, in the corner. */
const FIRST: Readonly<Record<number, number>> = { 2: -0.125, 4: -0.125 };

/**
 * Home of each seat in parts of the table's width and height, 0 to 1: the first below, the others counterclockwise, as in the rule books;
 * after clockwise quarter turns.
 */
export const homesOf = (seats: number, quarters: Rotation): Point[] =>
  Array.from({ length: seats }, (_, i) => {
    const angle = ((FIRST[seats] ?? 0) + i / seats) * 2 * Math.PI;
    let [x, y] = [Math.sin(angle), Math.cos(angle)];
    for (let turned = 0; turned < quarters; turned++) [x, y] = [-y, x];
    // Out to the edge of the rectangle: a table's corners are worth as much as its sides.
    const far = Math.max(Math.abs(x), Math.abs(y));
    return { x: 0.5 + x / far / 2, y: 0.5 + y / far / 2 };
  });

/** Three seats in corners; the middle also gets the fourth corner. */
export const cornersOf = (quarters: Rotation): Point[] => homesOf(4, quarters).filter((_, i) => i !== 2);

/** Words that both games know: the sides of a card, and how it is turned. */

export const SIDES = ['top', 'right', 'bottom', 'left'] as const;
/** A side of a card as printed, or (where said) of the world. Clockwise from the top. */
export type Side = (typeof SIDES)[number];

/** Quarter turns clockwise, 0 to 3. */
export type Rotation = 0 | 1 | 2 | 3;

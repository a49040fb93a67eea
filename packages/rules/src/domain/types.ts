export const SIDES = ['top', 'right', 'bottom', 'left'] as const;
/** A side of a card as printed, or (where said) of the world. Clockwise from the top. */
export type Side = (typeof SIDES)[number];

export type Rotation = 0 | 1 | 2 | 3;

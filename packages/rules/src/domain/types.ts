/** Words that both games know: sides, alignments, kinds of attack. */

export const SIDES = ['top', 'right', 'bottom', 'left'] as const;
/** A side of a card as printed, or (where said) of the world. Clockwise from the top. */
export type Side = (typeof SIDES)[number];

/** Quarter turns clockwise, 0 to 3. */
export type Rotation = 0 | 1 | 2 | 3;

export const ALIGNMENTS = [
  'Government',
  'Communist',
  'Liberal',
  'Conservative',
  'Peaceful',
  'Violent',
  'Straight',
  'Weird',
  'Criminal',
  'Fanatic',
] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

export const ATTACK_KINDS = ['control', 'neutralize', 'destroy'] as const;
export type AttackKind = (typeof ATTACK_KINDS)[number];

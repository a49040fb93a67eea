/** What the client can draw in the middle of a card's seal. */
export const CHARGES = [
  'hand',
  'key',
  'flame',
  'star',
  'coins',
  'gear',
  'crown',
  'mask',
  'apple',
  'squid',
  'leaf',
  'wave',
  'bolt',
  'moon',
  'scales',
  'tower',
  'film',
  'hourglass',
  'drop',
  'helm',
  'building',
  'feather',
  'compass',
  'bell',
  'bee',
  'wheel',
  'hexagon',
] as const;
export type Charge = (typeof CHARGES)[number];

/** CSS font families. */
export interface Faces {
  /** Headings, Illuminati, close-ups. Never figures. */
  readonly title: string;
  /** Names on cards that lie. */
  readonly names: string;
  /** Names on cards that stand or are small; the narrowest. */
  readonly narrow: string;
  readonly figures: string;
  readonly ui: string;
  readonly story: string;
}

/** Colours as #RRGGBB. */
export interface Inks {
  readonly night: string;
  readonly felt: string;
  readonly feltLit: string;
  /** The ornament in the felt. */
  readonly inlay: string;
  readonly text: string;
  readonly muted: string;
  /** The house: what is printed in metal, and its light. */
  readonly brass: string;
  readonly brassBright: string;
  /** What stands on the felt in words: its ground, its rim, and what is written on it, the number itself in `onLabel`. */
  readonly label: string;
  readonly labelRim: string;
  readonly onLabel: string;
  readonly onLabelLow: string;
  /** The way and the head of the thread that comes from the attacker's colour. */
  readonly thread: string;
  readonly threadHead: string;
  /** Marked cards: pointed at, the target with its light, aids. */
  readonly pointed: string;
  readonly target: string;
  readonly targetLight: string;
  readonly aid: string;
  /** You may. */
  readonly ice: string;
  readonly plus: string;
  readonly minus: string;
  /** Under everything that lies. */
  readonly shadow: string;
  /** Between a card's frame and its paper. */
  readonly seam: string;
  /** A Group's paper from its lit corner on, and what is written on it. */
  readonly parchmentTop: string;
  readonly parchment: string;
  readonly parchmentLow: string;
  readonly ink: string;
  readonly inkSoft: string;
  /** The seal of a Group without alignments. */
  readonly umber: string;
  /** The power tab. */
  readonly tab: string;
  readonly tabLow: string;
  /** The ground of Illuminati. */
  readonly lacquer: string;
  /** Specials: lit, middle, edge, rim, and their seal. */
  readonly specialTop: string;
  readonly special: string;
  readonly specialLow: string;
  readonly specialRim: string;
  readonly specialSeal: string;
  /** The deck's back. */
  readonly back: string;
  readonly backLow: string;
}

/**
 * What a theme changes of the picture: colours, type, charges and ornament. Never positions, seat colours, arrows or
 * alignment tiles.
 */
export interface Look {
  readonly ink: Inks;
  readonly faces: Faces;
  /** The ornament in the table's felt. */
  readonly inlay: 'guilloche' | 'star';
  /** Radius of a card's corners, in cells. */
  readonly corner: number;
  /** Charges by card, where one speaks of it; others are drawn by lot from the card's id. */
  readonly charges: Readonly<Record<string, Charge>>;
}

import type { Alignment } from '@illuminice/rules/classic';
import type { PrintInks } from './print.js';

export interface Faces {
  /** Headings, Illuminati, card previews. Never figures. */
  readonly title: string;
  readonly names: string;
  /** Names on standing or small cards; the narrowest. */
  readonly narrow: string;
  readonly figures: string;
  readonly ui: string;
  readonly story: string;
}

/** Colours of table and cards, as #RRGGBB; those of every look are in `print.ts`. */
export interface Inks extends PrintInks {
  readonly night: string;
  readonly felt: string;
  readonly feltLit: string;
  readonly inlay: string;
  readonly text: string;
  readonly muted: string;
  /** Metal print, and its light. */
  readonly brass: string;
  readonly brassBright: string;
  /** Labels on the felt: ground, rim, text; numbers in `onLabel`. */
  readonly label: string;
  readonly labelRim: string;
  readonly onLabel: string;
  readonly onLabelLow: string;
  /** The attack's thread, and its head. */
  readonly thread: string;
  readonly threadHead: string;
  /** Marked cards: pointed at, target with its light, aids. */
  readonly pointed: string;
  readonly target: string;
  readonly targetLight: string;
  readonly aid: string;
  readonly ice: string;
  readonly plus: string;
  readonly minus: string;
  readonly shadow: string;
  /** Between a card's frame and its paper. */
  readonly seam: string;
  /** A Group's paper from its lit corner, and its text. */
  readonly parchmentTop: string;
  readonly parchment: string;
  readonly parchmentLow: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly umber: string;
  readonly tab: string;
  readonly tabLow: string;
  readonly lacquer: string;
  /** Specials: lit, middle, edge, rim, and their seal. */
  readonly specialTop: string;
  readonly special: string;
  readonly specialLow: string;
  readonly specialRim: string;
  readonly specialSeal: string;
  readonly back: string;
  readonly backLow: string;
}

/** Colours of the page, as CSS values: custom properties in kebab-case. */
export interface PageColours {
  readonly night: string;
  readonly felt: string;
  readonly feltLit: string;
  readonly muted: string;
  readonly ice: string;
  readonly plus: string;
  readonly minus: string;
  readonly parchmentLow: string;
  readonly ink: string;
  readonly oxblood: string;
  readonly copper: string;

  readonly panel: string;
  readonly panelTop: string;
  readonly panelBottom: string;
  readonly well: string;
  readonly buttonTop: string;
  readonly buttonBottom: string;
  readonly buttonHigh: string;
  readonly hairline: string;
  /** Thin overlay that raises things on a panel. */
  readonly lift: string;
  readonly shade: string;
  readonly backdrop: string;
  /** Empty part of a bar, and keys in texts. */
  readonly trough: string;
  readonly key: string;
  readonly edge: string;
  readonly text: string;
  readonly textStrong: string;
  readonly disabled: string;
  readonly brass: string;
  readonly brassBright: string;
  readonly brassButton: string;
  readonly brassInk: string;
  readonly warning: string;
  /** Laid thinly under words. */
  readonly iceWash: string;
  readonly warningWash: string;
  /** Share of the winner's colour on the last page. */
  readonly winner: string;
  readonly good: string;
  readonly bar: string;
  readonly barWins: string;
  readonly barFails: string;
  readonly barFailsLow: string;
  readonly parchment: string;
  readonly onSpecial: string;
  readonly shadowPanel: string;
  readonly shadowCard: string;
}

type SharedColour = 'night' | 'felt' | 'feltLit' | 'muted' | 'ice' | 'plus' | 'minus' | 'parchmentLow' | 'ink' | 'oxblood' | 'copper';

export const pageOf = (ink: Inks, own: Omit<PageColours, SharedColour>): PageColours => ({
  ...own,
  night: ink.night,
  felt: ink.felt,
  feltLit: ink.feltLit,
  muted: ink.muted,
  ice: ink.ice,
  plus: ink.plus,
  minus: ink.minus,
  parchmentLow: ink.parchmentLow,
  ink: ink.ink,
  oxblood: ink.special,
  copper: ink.specialRim,
});

/** Palettes: usual, colour-blind-safe seats, ink on light paper. */
export type PaletteName = 'dark' | 'colourBlind' | 'daylight';

/**
 * A theme's look in one palette: colours, type, pictures, ornament; never positions, arrows or alignment tiles. The only place for colours.
 */
export interface Look {
  readonly scheme: 'dark' | 'light';
  /** Strong edges on calm grounds: `contrasted`. */
  readonly isBold?: boolean;
  readonly ink: Inks;
  readonly page: PageColours;
  /** Overrides on surfaces that stay dark on a light page. */
  readonly onDark: Partial<PageColours>;
  readonly alignments: Readonly<Record<Alignment | 'Corporate', string>>;
  readonly faces: Faces;
  readonly inlay: 'guilloche' | 'star';
  /** Radius of a card's corners, in cells. */
  readonly corner: number;
  /** Pictures for the theme's cards, in games with names by theme. */
  readonly pictures: 'illuminati' | 'champions';
}

export type Looks = Readonly<Record<PaletteName, Look>>;

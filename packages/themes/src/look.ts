import type { Alignment } from '@illuminice/rules/classic';
import type { PrintInks } from './print.js';

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

/** Colours of the table and the cards, as #RRGGBB; those that are the same in every look stand in `print.ts`. */
export interface Inks extends PrintInks {
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
  /** Labels on the felt: ground, rim and text; the number itself in `onLabel`. */
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

/** Colours of the page around the table, as CSS values. Each is a custom property of the same name in kebab-case. */
export interface PageColours {
  /** Shared with the table. */
  readonly night: string;
  readonly felt: string;
  readonly feltLit: string;
  readonly muted: string;
  readonly ice: string;
  readonly plus: string;
  readonly minus: string;
  /** Shared with the cards. */
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
  /** Laid thinly over a panel it lifts off what lies on it. */
  readonly lift: string;
  readonly shade: string;
  readonly backdrop: string;
  /** The empty part of a bar, and keys in words. */
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
  /** The mark on the first page: metal in every palette, and its light. */
  readonly crest: string;
  readonly crestLight: string;
  readonly warning: string;
  /** Laid thinly under words. */
  readonly iceWash: string;
  readonly warningWash: string;
  /** How much of the winner's colour lights the last page. */
  readonly winner: string;
  readonly good: string;
  readonly bar: string;
  readonly barWins: string;
  readonly barFails: string;
  readonly barFailsLow: string;
  readonly parchment: string;
  readonly onSpecial: string;
  readonly onSpecialLow: string;
  readonly shadowPanel: string;
  readonly shadowCard: string;
}

type SharedColour = 'night' | 'felt' | 'feltLit' | 'muted' | 'ice' | 'plus' | 'minus' | 'parchmentLow' | 'ink' | 'oxblood' | 'copper';

/** The colours of a page whose table has these inks: the shared ones are taken from there. */
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

/** Palettes beside the theme: usual colours, seats that nobody confuses, or ink on light paper. */
export type PaletteName = 'dark' | 'colourBlind' | 'daylight';

/**
 * What a theme changes of the picture in one palette: colours, type, pictures and ornament. Never positions, arrows or
 * alignment tiles. The one place for colours: the page's custom properties and all painters are fed from it.
 */
export interface Look {
  readonly scheme: 'dark' | 'light';
  readonly ink: Inks;
  readonly page: PageColours;
  /** Overrides on surfaces that stay dark on a light page. */
  readonly onDark: Partial<PageColours>;
  readonly alignments: Readonly<Record<Alignment | 'Corporate', string>>;
  readonly faces: Faces;
  /** The ornament in the table's felt. */
  readonly inlay: 'guilloche' | 'star';
  /** Radius of a card's corners, in cells. */
  readonly corner: number;
  /** The pictures that go with the names of the theme's cards, where a game has names of its own in each theme. */
  readonly pictures: 'illuminati' | 'champions';
}

/** A theme's looks; the same object whenever one is asked for. */
export type Looks = Readonly<Record<PaletteName, Look>>;

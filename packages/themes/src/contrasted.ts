import type { Inks, Look, PageColours } from './look.js';

/** Grounds and lines for viewers who ask for more contrast, on a dark page and on a light one. */
const PAGES = {
  dark: {
    panel: '#070b0d',
    panelTop: '#0a1013',
    panelBottom: '#05080a',
    well: '#000000',
    buttonTop: '#131d21',
    buttonBottom: '#0c1417',
    buttonHigh: '#22333a',
    hairline: 'rgb(255 255 255 / 58%)',
    edge: 'rgb(255 255 255 / 62%)',
    muted: '#e2e8e5',
    disabled: '#b4c0bc',
    text: '#fbf7ee',
    textStrong: '#ffffff',
  },
  light: {
    panel: '#ffffff',
    panelTop: '#ffffff',
    panelBottom: '#fdfbf5',
    well: '#ffffff',
    buttonTop: '#ffffff',
    buttonBottom: '#f7f2e6',
    hairline: 'rgb(30 20 4 / 66%)',
    edge: 'rgb(30 20 4 / 70%)',
    muted: '#2b2417',
    disabled: '#4d4536',
    text: '#120d07',
    textStrong: '#000000',
    brass: '#6a4a0c',
    brassBright: '#4d3404',
    ice: '#06505b',
    plus: '#0c4b27',
    minus: '#7e2409',
    warning: '#5f3c00',
  },
} as const satisfies Record<Look['scheme'], Partial<PageColours>>;

/** Table and cards: pale paper under black letters, a calmer felt. */
const INKS = {
  dark: { night: '#000000', felt: '#0a1215', feltLit: '#14262a', muted: '#e2e8e5', text: '#fbf7ee', label: '#000000', onLabel: '#ffffff' },
  light: { muted: '#2b2417', label: '#ffffff', onLabel: '#000000', ice: '#06505b', plus: '#0c4b27', minus: '#7e2409' },
} as const satisfies Record<Look['scheme'], Partial<Inks>>;

const PAPER = {
  parchmentTop: '#ffffff',
  parchment: '#fffdf7',
  parchmentLow: '#f6f0df',
  ink: '#000000',
  inkSoft: '#241b0d',
  tab: '#120d08',
  tabLow: '#000000',
  lacquer: '#000000',
} as const satisfies Partial<Inks>;

const known = new WeakMap<Look, Look>();

/** A look with more contrast: the same one for the same look. */
export function contrasted(look: Look): Look {
  const made = known.get(look);
  if (made) return made;
  const { scheme, ink, page, onDark } = look;
  const inks = INKS[scheme];
  const strong: Look = {
    ...look,
    isBold: true,
    ink: { ...ink, ...PAPER, ...inks },
    page: { ...page, ...PAGES[scheme], parchment: PAPER.parchmentTop, parchmentLow: PAPER.parchmentLow, ink: PAPER.ink },
    onDark: scheme === 'light' ? { ...onDark, ...PAGES.dark } : onDark,
  };
  known.set(look, strong);
  return strong;
}

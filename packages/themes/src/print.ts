import type { Alignment } from '@illuminice/rules/classic';

/** Inks of cards, coins and dice in every look, as #RRGGBB. */
export const PRINT = {
  unowned: '#3D4A49',
  /** On the power tab: the figure, and the word under it. */
  onTab: '#FBF5E6',
  onTabLow: '#CDBE9E',
  story: '#2E2519',
  tileGround: '#FBF4E2',
  /** On Illuminati: name, rules text, words beside numbers. */
  onLacquer: '#F6EBD3',
  onLacquerLow: '#E9DDC3',
  onSpecial: '#FBEFDD',
  /** Used-up cards: base colour, shade, folded corner. */
  grey: '#777777',
  usedShade: '#0E1416',
  foldLow: '#8F8A7E',
  fold: '#D9D4C8',
  /** Over eliminated cards. */
  veil: '#0B1214',
  arrowRim: '#0E0B08',
  arrowBlocked: '#8B9594',
  arrowInward: '#B9CDE0',
  pointedLight: '#C9D6D6',
  /** Flag of the target, and power of an aid. */
  flag: '#FFF6DF',
  lent: '#1B130A',
  gilt: '#D3AB62',
  crystal: '#F0D499',
  crystalLow: '#B98A3C',
  crystalHeart: '#14100A',
  keyholeLit: '#FFE9AE',
  coinRim: '#3A2708',
  coinGlint: '#FFF3D0',
  coinLit: '#FFF0C2',
  coin: '#E0B661',
  coinLow: '#9A6E26',
  coinSign: '#6B4A14',
  /** Dice: edge, lower and upper corner of a side, hairline, pips, sum. */
  dieEdge: '#A88B58',
  dieShade: '#A88E62',
  dieLit: '#FFF9E8',
  dieShadeLow: '#927850',
  dieLitLow: '#ECDBB6',
  dieLine: '#785C2D',
  pip: '#1A130C',
  pipHole: '#D9A94E',
  total: '#FFFCF4',
  pool: '#F0E2B0',
} as const;

export type PrintInks = { readonly [K in keyof typeof PRINT]: string };

export const ALIGNMENT_INKS: Readonly<Record<Alignment | 'Corporate', string>> = {
  Government: '#2A5C92',
  Communist: '#B3242B',
  Corporate: '#96283C',
  Liberal: '#157A74',
  Conservative: '#4B4596',
  Peaceful: '#3F7A2C',
  Violent: '#BF4A0A',
  Straight: '#44525E',
  Weird: '#93298F',
  Criminal: '#241D16',
  Fanatic: '#9A6A00',
};

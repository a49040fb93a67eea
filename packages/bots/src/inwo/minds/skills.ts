import type { Level } from '../../minds.js';

/** Abilities and valuations of a computer player. Weaker levels miss what beginners miss; none plays at random. */
export interface Skill {
  /** Points per alignment that a lead shares with the whole deck. */
  readonly kin: number;
  readonly width: readonly [looked: number, worked: number];
  readonly raids: boolean;
  /** Support of attacks: one card, safe odds, or the best gain per token. */
  readonly attacks: 'alone' | 'sure' | 'weighed';
  /** Attacks that it opposes: none, on own Groups, or also by players about to win. */
  readonly opposes: 'nobody' | 'attackers' | 'leaders';
  readonly strikes: boolean;
  readonly answers: boolean;
  readonly shields: boolean;
  /** Keeps the most useful Plots rather than the newest. */
  readonly keeps: boolean;
  /** Prefers Groups that its hidden Goal cards count. */
  readonly aims: boolean;
  /** Points per puppet won or lost with a Group. */
  readonly branch: number;
  /** Share of a rival's loss that counts as a gain, divided among the rivals. */
  readonly duel: number;
  /** Points for eliminating a rival, and for a Group next to the Illuminati. */
  readonly finish: number;
  readonly near: number;
  /** Least gain of an attack, with the goal far and near. */
  readonly least: readonly [far: number, near: number];
  /** Cost of a failed attack: a Group of a small hand, of a large one, or the attempt. */
  readonly lost: { readonly few: number; readonly many: number; readonly try: number };
  /** Prices of spent tokens (each, and per Power) and Plots (one, and one of a full hand). */
  readonly price: { readonly token: number; readonly power: number; readonly plot: number; readonly spare: number };
}

const REGULAR: Skill = {
  kin: 0,
  width: [14, 6],
  raids: true,
  attacks: 'sure',
  opposes: 'attackers',
  strikes: false,
  answers: false,
  shields: false,
  keeps: false,
  aims: false,
  branch: 0,
  duel: 0,
  finish: 0,
  near: 0,
  least: [2, 0.5],
  lost: { few: 5, many: 5, try: 0.5 },
  price: { token: 0.4, power: 0, plot: 4, spare: 4 },
};

const EXPERT: Skill = {
  ...REGULAR,
  kin: 6,
  width: [24, 12],
  attacks: 'weighed',
  opposes: 'leaders',
  strikes: true,
  answers: true,
  shields: true,
  keeps: true,
  aims: true,
  branch: 0.8,
  duel: 0.25,
  finish: 20,
  near: 5,
  least: [1, 0.3],
  lost: { few: 5, many: 1, try: 0.3 },
  price: { token: 0.8, power: 0.35, plot: 3, spare: 0.5 },
};

export const SKILLS: Readonly<Record<Level, Skill>> = {
  // Takes Groups from its hand with one card at a time; ignores rivals.
  novice: { ...REGULAR, raids: false, attacks: 'alone', opposes: 'nobody' },
  // Also attacks rivals, with everything at once; opposes only attacks on itself.
  regular: REGULAR,
  expert: EXPERT,
  // INWO tables do not offer this level; stored seats with it play like experts.
  mastermind: EXPERT,
};

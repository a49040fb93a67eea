import type { Level } from '../../minds.js';

/**
 * What a computer player thinks of, and what things are worth to it. Weaker levels are those of people who do not think of
 * something yet; none of them plays at random.
 */
export interface Skill {
  /** Points, in choosing a lead, for an alignment that it shares with the whole deck. */
  readonly kin: number;
  /** Attacks that it looks at, and those that it works out. */
  readonly width: readonly [looked: number, worked: number];
  /** Whether it thinks of attacking what others hold. */
  readonly raids: boolean;
  /** How it attacks: with one card alone, with helpers until it can hardly fail, or with what brings most for its tokens. */
  readonly attacks: 'alone' | 'sure' | 'weighed';
  /** Whose attacks it opposes: nobody's, those on its own Groups, or also those of a player who is about to win. */
  readonly opposes: 'nobody' | 'attackers' | 'leaders';
  /** Whether it plays Disasters and Assassinations, wherever they take much. */
  readonly strikes: boolean;
  /** Whether it plays what answers dice and cards. */
  readonly answers: boolean;
  /** Whether it strengthens its Groups under attack by Plots. */
  readonly shields: boolean;
  /** Whether it keeps the Plots that it is likely to need, rather than the newest ones. */
  readonly keeps: boolean;
  /** Whether Groups that its hidden Goal cards count are worth more to it. */
  readonly aims: boolean;
  /** What each puppet of a Group counts that is won or lost with it. */
  readonly branch: number;
  /** Part of a rival's loss that counts as a gain, shared among the rivals. */
  readonly duel: number;
  /** Points for a rival who is out of the game, and for a Group that comes to the Illuminati themselves. */
  readonly finish: number;
  readonly near: number;
  /** Least that an attack must bring, with the goal far and near. */
  readonly least: readonly [far: number, near: number];
  /** What an attack in vain costs: the Group of a hand of few, of many, or nothing but the try. */
  readonly lost: { readonly few: number; readonly many: number; readonly try: number };
  /** What tokens and Plots cost that an attack spends: of each token, of a point of its card's Power, of a Plot, of one of a full hand. */
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
  // Takes what is in its hand, with one card at a time, and thinks of nobody else.
  novice: { ...REGULAR, raids: false, attacks: 'alone', opposes: 'nobody' },
  // Attacks others, too, with all it has; keeps nothing for a second attack, and minds only attacks on itself.
  regular: REGULAR,
  expert: EXPERT,
  // No table of INWO has this level; a seat that has it all the same is played as well as can be.
  mastermind: EXPERT,
};

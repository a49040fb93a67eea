import type { Level } from '../../minds.js';

/**
 * What a computer player thinks of, and what things are worth to it. Weaker levels are those of people who do not think of
 * something yet; none of them plays at random.
 */
export interface Skill {
  /** Points for a won game. */
  readonly win: number;
  /** Points for being all the way to the nearest goal, and to the next. */
  readonly goal: number;
  readonly second: number;
  /** How steep that is: 1 counts every step alike, more counts the last ones most. */
  readonly steep: number;
  /** Points for a MB. */
  readonly megabuck: number;
  /** Points lost, by top branches left, once the third turn is near: with none, one, two. */
  readonly exposed: readonly [number, number, number];
  /** What a Group counts by its steps from the Illuminati: the farther, the easier it is taken. */
  readonly shelter: readonly number[];
  /** Share of the only rival's gain that counts as a loss. */
  readonly duel: number;
  /** The same of each of several, and how much more the nearer they are to winning. */
  readonly crowd: number;
  readonly leader: number;
  /** Parts of others' money that are reckoned with against an attack: the defender's, the others'. */
  readonly defence: number;
  readonly meddling: number;
  /** MB of the treasury that pay for defence, and what each of them counts more. */
  readonly reserve: number;
  readonly reserveWorth: number;
  /** Least that an attack must bring on average. */
  readonly least: number;
  /** What using a strong card costs while another action is left, a point of its Power. */
  readonly effort: number;
  /** The same of a point of Power that helps. */
  readonly lending: number;
  /** Whether it thinks of attacking what others hold, of helping cards, and of a number above 10 being no better. */
  readonly raids: boolean;
  readonly aids: boolean;
  /** Whether it pays for the defence of its own, and meddles in attacks of others: never, against who is about to win, or whenever it pays. */
  readonly defends: boolean;
  readonly meddles: 'never' | 'winner' | 'always';
  /** Whether it plays Specials that answer, declares privilege, and looks where a Group leaves room. */
  readonly answers: boolean;
  readonly privilege: boolean;
  readonly layout: boolean;
  /** Whether it offers deals. */
  readonly deals: boolean;
}

const MASTERMIND: Skill = {
  win: 300,
  goal: 60,
  second: 15,
  steep: 2,
  megabuck: 0.8,
  exposed: [80, 0, 0],
  shelter: [1, 1, 0.5, 0.3, 0.2],
  duel: 0.45,
  crowd: 0.12,
  leader: 2.4,
  defence: 0.2,
  meddling: 0.05,
  reserve: 8,
  reserveWorth: 0.5,
  least: 0.4,
  effort: 0.1,
  lending: 2,
  raids: true,
  aids: true,
  defends: true,
  meddles: 'winner',
  answers: true,
  privilege: true,
  layout: true,
  deals: true,
};

// Knows every tool, and uses it for itself: keeps no money back, places carelessly, and hardly minds what others gain.
const EXPERT: Skill = {
  ...MASTERMIND,
  exposed: [30, 0, 0],
  shelter: [],
  duel: 0.1,
  leader: 1.6,
  lending: 0.8,
  defence: 0,
  meddling: 0,
  reserve: 0,
  privilege: false,
  layout: false,
};

// Takes what lies in the middle, with one card at a time and all its money, and thinks of nobody else.
const NOVICE: Skill = {
  ...EXPERT,
  goal: 20,
  exposed: [10, 0, 0],
  crowd: 0,
  leader: 0,
  raids: false,
  aids: false,
  defends: false,
  meddles: 'never',
  answers: false,
  deals: false,
};

export const SKILLS: Readonly<Record<Level, Skill>> = {
  novice: NOVICE,
  // Attacks what others hold, too, but parts with money only for what is worth a lot; minds no attack of theirs, and does not deal.
  regular: { ...NOVICE, raids: true, megabuck: 1.35 },
  expert: EXPERT,
  mastermind: MASTERMIND,
};

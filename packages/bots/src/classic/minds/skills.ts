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
  /** So many MB in its Illuminati treasury are all that it has a use for; of those beyond it feels that share of a MB's worth. */
  readonly plenty: number;
  readonly spare: number;
  /** Spends all MB beyond `plenty` on the next attack, even where they change nothing. */
  readonly lavish: boolean;
  /** From so many MB of a rival on it keeps as much as they have, and leaves a likely attack that costs more than it brings. */
  readonly threat: number;
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
  /** The number needed that it is content with when it pays for its own attacks; 10 is all that helps (C-410). */
  readonly content: number;
  /** MB of the treasury that pay for defence, and what each of them counts more. */
  readonly reserve: number;
  readonly reserveWorth: number;
  /** Least that an attack must bring on average. */
  readonly least: number;
  /** What using a strong card costs while another action is left, a point of its Power. */
  readonly effort: number;
  /** The same of a point of Power that helps. */
  readonly lending: number;
  /** Share of a Group's worth that counts where a rival holds it, 0 to 1; 0: such Groups are not attacked. */
  readonly raids: number;
  /** Uses aids in its attacks. */
  readonly aids: boolean;
  /** Whether it pays for the defence of its own, and meddles in attacks of others: never, against who is about to win, or whenever it pays. */
  readonly defends: boolean;
  readonly meddles: 'never' | 'winner' | 'always';
  /** Whether it plays Specials that answer, declares privilege, and looks where a Group leaves room. */
  readonly answers: boolean;
  readonly privilege: boolean;
  readonly layout: boolean;
  /** Subjects of its offers: Groups alone, or promises as well. */
  readonly deals: 'groups' | 'promises';
}

const MASTERMIND: Skill = {
  win: 300,
  goal: 60,
  second: 15,
  steep: 2,
  megabuck: 0.8,
  plenty: 12,
  spare: 0.15,
  lavish: false,
  threat: 20,
  exposed: [80, 0, 0],
  shelter: [1, 1, 0.5, 0.3, 0.2],
  duel: 0.45,
  crowd: 0.12,
  leader: 2.4,
  defence: 0.2,
  meddling: 0.05,
  content: 10,
  reserve: 4,
  reserveWorth: 1,
  least: 0.4,
  effort: 0.1,
  lending: 2,
  raids: 1,
  aids: true,
  defends: true,
  meddles: 'winner',
  answers: true,
  privilege: true,
  layout: true,
  deals: 'promises',
};

// Knows every tool, and uses it for itself: keeps no money back, places carelessly, and hardly minds what others gain.
const EXPERT: Skill = {
  ...MASTERMIND,
  plenty: 25,
  threat: Number.POSITIVE_INFINITY,
  exposed: [30, 0, 0],
  shelter: [],
  duel: 0.14,
  leader: 1.6,
  lending: 0.8,
  defence: 0,
  meddling: 0,
  reserve: 0,
  privilege: false,
  layout: false,
};

// Takes what lies in the middle, with one card at a time, and pays until an attack is likely, or whatever it has too much of; fears nobody.
const NOVICE: Skill = {
  ...EXPERT,
  goal: 20,
  exposed: [10, 0, 0],
  crowd: 0,
  leader: 0,
  raids: 0,
  plenty: 8,
  lavish: true,
  content: 8,
  aids: false,
  defends: false,
  meddles: 'never',
  answers: false,
  deals: 'groups',
};

export const SKILLS: Readonly<Record<Level, Skill>> = {
  novice: NOVICE,
  // Attacks what others hold, too, where that is worth a lot; pays until an attack is as likely as can be; minds no attack of theirs.
  regular: { ...NOVICE, raids: 0.2, plenty: MASTERMIND.plenty, content: MASTERMIND.content },
  expert: EXPERT,
  mastermind: MASTERMIND,
};

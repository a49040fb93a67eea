import type { Level } from '../../minds.js';

/** Abilities and valuations of a computer player. Weaker levels miss what beginners miss; none plays at random. */
export interface Skill {
  readonly win: number;
  /** Points for complete progress to the nearest goal, and to the next. */
  readonly goal: number;
  readonly second: number;
  /** Steepness of progress: 1 counts all steps alike, more favours the last. */
  readonly steep: number;
  readonly megabuck: number;
  /** MB of the Illuminati treasury that are useful, and the share that further MB count. */
  readonly plenty: number;
  readonly spare: number;
  /** Spends all MB beyond `plenty` on the next attack, even where they change nothing. */
  readonly lavish: boolean;
  /** Rival's MB from which it keeps as much, and skips likely attacks that cost more than they bring. */
  readonly threat: number;
  /** Points lost near the third turn with no, one or two top branches. */
  readonly exposed: readonly [number, number, number];
  /** Worth of a Group by steps from the Illuminati: far ones are easier to take. */
  readonly shelter: readonly number[];
  /** Share of the only rival's gain that counts as a loss. */
  readonly duel: number;
  /** Like `duel`, for each of several rivals, and its growth with their progress. */
  readonly crowd: number;
  readonly leader: number;
  /** Shares of money expected against an attack: the defender's, the others'. */
  readonly defence: number;
  readonly meddling: number;
  /** Number needed at which it stops paying for own attacks; above 10 money does not help (C-410). */
  readonly content: number;
  /** MB of the treasury that pay for defence, and their additional worth. */
  readonly reserve: number;
  readonly reserveWorth: number;
  readonly least: number;
  /** Cost of leading with a strong card while another action is left, per Power. */
  readonly effort: number;
  /** Cost of aiding, per Power. */
  readonly lending: number;
  /** Share of a Group's worth that counts if a rival holds it; 0: never attacks such Groups. */
  readonly raids: number;
  readonly aids: boolean;
  /** Defends own Groups and interferes: never, against players about to win, or if it pays. */
  readonly defends: boolean;
  readonly meddles: 'never' | 'winner' | 'always';
  /** Plays answering Specials, declares privilege, and keeps room in its structure. */
  readonly answers: boolean;
  readonly privilege: boolean;
  readonly layout: boolean;
  /** Subjects of its offers: Groups alone, or promises too. */
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

// Uses every tool, but keeps no reserve, places carelessly and hardly opposes others.
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

// Takes uncontrolled Groups with one card at a time, pays until an attack is likely, ignores rivals.
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
  // Also attacks valuable Groups of rivals; pays for the best odds; ignores others' attacks.
  regular: { ...NOVICE, raids: 0.2, plenty: MASTERMIND.plenty, content: MASTERMIND.content },
  expert: EXPERT,
  mastermind: MASTERMIND,
};

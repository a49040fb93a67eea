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
  /** How far it imagines the game before it moves; null: not at all. */
  readonly depth: Depth | null;
}

/** What is looked at before a move. The work is counted, not timed: the same on every machine. */
export interface Depth {
  /** Moves that are compared, and imagined games for each. */
  readonly width: number;
  readonly games: number;
  /** Turns that each of them goes on for after this one, where two play, and where more do. */
  readonly duel: number;
  readonly crowd: number;
  /** Intents at most, of all imagined games together. */
  readonly intents: number;
}

const EXPERT: Skill = {
  win: 300,
  goal: 60,
  second: 15,
  steep: 2,
  megabuck: 0.8,
  exposed: [80, 0, 0],
  shelter: [1, 1, 0.5, 0.3, 0.2],
  duel: 0.45,
  crowd: 0.12,
  leader: 1.6,
  defence: 0.2,
  meddling: 0.05,
  reserve: 5,
  reserveWorth: 0.5,
  least: 0.4,
  effort: 0.1,
  lending: 0.8,
  raids: true,
  aids: true,
  defends: true,
  meddles: 'winner',
  answers: true,
  privilege: true,
  layout: true,
  deals: true,
  depth: null,
};

export const SKILLS: Readonly<Record<Level, Skill>> = {
  // Takes what lies in the middle, with one card at a time and all its money, and thinks of nobody else.
  novice: {
    ...EXPERT,
    duel: 0.1,
    crowd: 0,
    leader: 0,
    goal: 20,
    exposed: [10, 0, 0],
    shelter: [],
    defence: 0,
    meddling: 0,
    reserve: 0,
    raids: false,
    aids: false,
    defends: false,
    meddles: 'never',
    answers: false,
    privilege: false,
    layout: false,
    deals: false,
  },
  // Attacks others, too, one card at a time; keeps no money for what they will do, minds no attack of theirs, and does not deal.
  regular: {
    ...EXPERT,
    duel: 0.1,
    exposed: [30, 0, 0],
    shelter: [],
    defence: 0,
    meddling: 0,
    reserve: 0,
    aids: false,
    defends: false,
    meddles: 'never',
    answers: false,
    privilege: false,
    layout: false,
    deals: false,
  },
  expert: EXPERT,
  // Sees how the next turns may go after each of its moves.
  mastermind: { ...EXPERT, depth: { width: 3, games: 6, duel: 2, crowd: 2, intents: 400 } },
};

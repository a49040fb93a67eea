import { type Chance, type GameBots, LEVELS, type Policy } from '@illuminice/bots';
import type { AnyIntent, GameTypes, PlayerId, Refusal, Ruleset } from '@illuminice/rules';
import type { Habits } from './habits.js';
import type { Counts } from './tally.js';

/** Kinds of simulated players: the levels, their former names, and `random`, which sends anything legal. */
export const PLAYER_KINDS = ['random', 'greedy', 'easy', ...LEVELS] as const;
export type PlayerKind = (typeof PLAYER_KINDS)[number];

/** Kinds at a table: all the same, or greedy and random alternating. */
export type PolicyName = PlayerKind | 'mixed';

export interface Attempt<I extends AnyIntent = AnyIntent> {
  readonly by: PlayerId;
  readonly intent: I;
  /** The result of `check`; null for a stranger. */
  readonly refusal: Refusal | null;
}

/** A simulated table; `leaving` is the number of 1000 intents before which a player leaves. */
export interface SimulatedTable<T extends GameTypes = GameTypes> {
  readonly players: number;
  readonly options: Partial<T['Options']>;
  readonly leaving: number;
  /** Rounds of seeking by random players; easy ones then end the game. */
  readonly seekingFor?: number;
}

/** Keys of rarely seen things that a game should bring up. */
export type Sought = ReadonlySet<string>;
export const NOTHING_SOUGHT: Sought = new Set();

export interface RecordPlan<T extends GameTypes = GameTypes> extends SimulatedTable<T> {
  readonly name: string;
  readonly seed: number;
  readonly policy: PolicyName;
}

export interface Coverage<T extends GameTypes = GameTypes> {
  noteStep(state: T['State'], events: readonly T['Event'][], by: PlayerId, intent: T['Intent']): void;
  /** @throws Error for an unlisted refusal */
  noteRefusal(refusal: Refusal): void;
  readonly counts: Counts;
}

/** Needs of simulations of one game beside its computer players. Members are methods for the reason given at `Ruleset`. */
export interface GameLab<T extends GameTypes = GameTypes> extends GameBots<T> {
  readonly ruleset: Ruleset<T>;
  /** Computer players by kind; the same seed and views give the same intents. */
  readonly policies: Readonly<Record<PlayerKind, (seed: number) => Policy<T>>>;
  /** Kinds by strength, weakest first: each must beat the one before it. */
  readonly ladder: readonly PlayerKind[];
  /** Players with one trick: none may win more than its share against the strongest. */
  readonly exploits: Readonly<Record<string, (seed: number) => Policy<T>>>;
  /** Groups in structures under lasting names, with their owners. */
  holders(board: T['Board']): Iterable<readonly [string, PlayerId]>;
  /** A random legal intent, preferably for sought things; null if none is suitable. */
  randomIntent(view: T['View'], chance: Chance, sought?: Sought): T['Intent'] | null;
  /** An intent for an open offer, all types about equally likely; null if the draw found none. */
  anyOffered(view: T['View'], chance: Chance): T['Intent'] | null;
  /** True if the table is full enough to be measured. */
  isInFull(state: T['State']): boolean;
  readonly leave: T['Intent'];
  /** An illegal intent; null if the draw was malformed or legal. */
  illegalIntent(state: T['State'], chance: Chance, sought?: Sought): Attempt<T['Intent']> | null;
  /** True at moments with special rules that random games seldom reach. */
  isSeldom(state: T['State'], sought?: Sought): boolean;
  /** Refusal codes that `check` cannot foresee, since they depend on hidden information. */
  readonly tableAlone: ReadonlySet<string>;
  /** A table by seed and sought things: every number of players and option now and then, mostly suitable ones. */
  variedTable(seed: number, sought?: Sought): SimulatedTable<T>;
  /** Subjects of `coverage` that players can seek. */
  readonly seeks: readonly string[];
  readonly recorded: readonly RecordPlan<T>[];
  coverage(): Coverage<T>;
  habits(): Habits<T>;
}

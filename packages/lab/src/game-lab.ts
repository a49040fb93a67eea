import { type Chance, type GameBots, LEVELS, type Policy } from '@illuminice/bots';
import type { AnyIntent, GameTypes, PlayerId, Refusal, Ruleset } from '@illuminice/rules';
import type { Habits } from './habits.js';
import type { Counts } from './tally.js';

/** Computer players of simulations: those of the table by their level, and `random`, who sends anything legal. */
export const PLAYER_KINDS = ['random', 'greedy', 'easy', ...LEVELS] as const;
export type PlayerKind = (typeof PLAYER_KINDS)[number];

/** Computer players at a simulated table: all of one kind, or (`mixed`) greedy and random ones alternating. */
export type PolicyName = PlayerKind | 'mixed';

/** An illegal intent, as a broken or a malicious client might send it. */
export interface Attempt<I extends AnyIntent = AnyIntent> {
  readonly by: PlayerId;
  readonly intent: I;
  /** What `check` says; null for somebody who has no seat. */
  readonly refusal: Refusal | null;
}

/** A simulated table: how many play, with which options, and before how many of 1000 intents a player leaves. */
export interface SimulatedTable<T extends GameTypes = GameTypes> {
  readonly players: number;
  readonly options: Partial<T['Options']>;
  readonly leaving: number;
  /** Rounds in which random players look for what is sought; then easy ones play in their place, so that the game is over soon. */
  readonly seekingFor?: number;
}

/** Things that have come up least in simulated games, by the keys under which they are counted: what a game is played for. */
export type Sought = ReadonlySet<string>;
export const NOTHING_SOUGHT: Sought = new Set();

/** A game to be recorded as a fixture. */
export interface RecordPlan<T extends GameTypes = GameTypes> extends SimulatedTable<T> {
  readonly name: string;
  readonly seed: number;
  readonly policy: PolicyName;
}

/** Collects what simulated games have shown. */
export interface Coverage<T extends GameTypes = GameTypes> {
  noteStep(state: T['State'], events: readonly T['Event'][], by: PlayerId, intent: T['Intent']): void;
  /** @throws Error for a refusal that is on no list */
  noteRefusal(refusal: Refusal): void;
  readonly counts: Counts;
}

/** What simulations of one game need beside its computer players. Members are methods for the reason given at `Ruleset`. */
export interface GameLab<T extends GameTypes = GameTypes> extends GameBots<T> {
  readonly ruleset: Ruleset<T>;
  /** Computer players by kind. The same seed and the same views give the same intents. */
  readonly policies: Readonly<Record<PlayerKind, (seed: number) => Policy<T>>>;
  /** Kinds by strength, the weakest first: each is to beat the one before it. */
  readonly ladder: readonly PlayerKind[];
  /** Players that use one weakness for ever, by name: none may win more than its share against the strongest. */
  readonly exploits: Readonly<Record<string, (seed: number) => Policy<T>>>;
  /** Each Group in somebody's structure, by a name that stays, with its owner. */
  holders(board: T['Board']): Iterable<readonly [string, PlayerId]>;
  /** One legal intent at random, rather one that brings up what is sought; null if there is none that a random player would send. */
  randomIntent(view: T['View'], chance: Chance, sought?: Sought): T['Intent'] | null;
  /** An intent by one of the open offers, all types equally likely where that makes sense; null if the draw came to none. */
  anyOffered(view: T['View'], chance: Chance): T['Intent'] | null;
  /** Whether the table is full enough to be measured. */
  isInFull(state: T['State']): boolean;
  /** The intent by which a player leaves the game. */
  readonly leave: T['Intent'];
  /** An illegal intent; null if what came to mind has the wrong form or is legal after all. */
  illegalIntent(state: T['State'], chance: Chance, sought?: Sought): Attempt<T['Intent']> | null;
  /** Whether this is a moment with rules of its own that a random game sees seldom. */
  isSeldom(state: T['State'], sought?: Sought): boolean;
  /** Codes of refusals that `check` may not foresee, since they follow from what the sender cannot see. */
  readonly tableAlone: ReadonlySet<string>;
  /**
   * A table's form that depends on the seed and on what is sought alone: every number of players and every option now and then, mostly
   * those by which the sought can come up.
   */
  variedTable(seed: number, sought?: Sought): SimulatedTable<T>;
  /** The subjects of `coverage` whose things players can look for. */
  readonly seeks: readonly string[];
  readonly recorded: readonly RecordPlan<T>[];
  coverage(): Coverage<T>;
  habits(): Habits<T>;
}

import type { z } from 'zod';
import type { PlayerId, Refusal, StepResult } from './types.js';

/*
 * The interface between a game and everything that runs games without knowing which: server, computer players, recordings,
 * scenarios. A game's data is JSON and nothing else.
 */

/** Public state common to all games. */
export interface AnyBoard {
  readonly ruleset: string;
  /** Number of intents carried out so far that anybody could see. */
  readonly seq: number;
  /** In seat order. A player who is out keeps the seat. */
  readonly seats: readonly { readonly player: PlayerId; readonly status: string }[];
  /** Null until the first turn begins. */
  readonly turn: { readonly player: PlayerId; readonly number: number } | null;
  /** How the game ended; null: it goes on. */
  readonly outcome: { readonly winners: readonly PlayerId[]; readonly ended: string } | null;
}

/** A whole game: the board, and what not everyone may see. */
export interface AnyState {
  readonly board: AnyBoard;
}

/** State filtered for one viewer; `player` is null for a spectator. */
export interface AnyView {
  readonly board: AnyBoard;
  readonly player: PlayerId | null;
  readonly mine: unknown;
}

/** An action requested by a player; its sender travels beside it. */
export interface AnyIntent {
  readonly type: string;
}

/** Something that happened. `only` are the players who may know of it at all, `secret` what only some may know of it. */
export interface AnyEvent {
  readonly type: string;
  readonly only?: readonly PlayerId[];
  readonly secret?: { readonly to: readonly PlayerId[]; readonly what: unknown };
}

/** For one type of intent: the candidates that make it legal, or the refusal. */
export interface AnyOffer {
  readonly type: string;
  readonly refusal?: Refusal;
  readonly can?: unknown;
}

/** The open decision and the players who make it. */
export interface AnyDecision {
  readonly kind: string;
  /** The window that asks, or null. */
  readonly frame: number | null;
  readonly rev: number;
  /** Players the table waits for, in seat order. */
  readonly who: readonly PlayerId[];
}

/** A scenario file that was read: a table in the middle of a game, what is sent there, and what must be so then. */
export interface AnyScenario<I extends AnyIntent = AnyIntent> {
  readonly name: string;
  readonly steps: readonly ScenarioStep<I>[];
  /** Questions with their answers, asked after the last step. */
  readonly expect: Readonly<Record<string, unknown>>;
}

export interface ScenarioStep<I extends AnyIntent = AnyIntent> {
  readonly by?: string;
  readonly do?: I;
  /** The intent must be refused: with this code, or (true) with any. */
  readonly refused?: true | string;
  readonly expect?: Readonly<Record<string, unknown>>;
}

/** A field of a scenario that cannot be right, by its path. */
export interface FieldError {
  readonly path: string;
  readonly message: string;
}

export interface GameTypes {
  Options: object;
  Board: AnyBoard;
  State: AnyState;
  View: AnyView;
  Intent: AnyIntent;
  Event: AnyEvent;
  Offer: AnyOffer;
  Decision: AnyDecision;
  Scenario: AnyScenario;
}

/** Input of a new game. */
export interface Setup<T extends GameTypes> {
  /** In seat order; ids unique. */
  readonly players: readonly PlayerId[];
  /** Any string; the same one gives the same game. */
  readonly seed: string;
  /** Those that differ from the default. */
  readonly options?: Partial<T['Options']>;
}

/** One version of a game's rules: begins games and steps them. */
export interface Rules<T extends GameTypes> {
  /** @throws RangeError for players that cannot play this game */
  createGame(setup: Setup<T>): { readonly state: T['State']; readonly events: readonly T['Event'][] };
  /**
   * Carries out one intent, in place, or refuses it and changes nothing.
   *
   * @param by who sends it; anyone but a seated player is refused
   * @param intent one of the form of `intentShape`
   */
  step(state: T['State'], by: PlayerId, intent: T['Intent']): StepResult<T['Event']>;
}

/** Invariants of every state, checked by simulations, fuzzers and property tests. */
export interface Invariants<T extends GameTypes> {
  /** Everything that is wrong with a state, in sentences; empty if all is well. */
  broken(state: T['State']): readonly string[];
  /** Begins to watch what no step may make or lose: money, copies of cards. */
  watch(state: T['State']): Watch<T>;
}

/** Watches one game. Members are methods for the reason given at `Ruleset`. */
export interface Watch<T extends GameTypes> {
  /** Asked after every step: what came from nowhere or is gone, in sentences. */
  told(after: T['State'], events: readonly T['Event'][]): readonly string[];
}

/** How a game reads scenario files; `core/scenario-runner` does the rest. */
export interface ScenarioForm<T extends GameTypes> {
  readonly shape: z.ZodType<T['Scenario']>;
  /** Sets the table; names every field that contradicts another. */
  lay(scenario: T['Scenario']): { readonly state: T['State']; readonly errors: readonly FieldError[] };
  /** The intent of a step as the rules take it, where a file names cards otherwise than they do. */
  translate?(state: T['State'], by: PlayerId, intent: T['Intent']): T['Intent'];
  /** Why a question cannot be asked of this table, or null. */
  questionError(state: T['State'], question: string): string | null;
  /** Answers a question that can be asked. */
  answer(state: T['State'], question: string): unknown;
  /** True if the answer is the expected one. */
  agrees(question: string, expected: unknown, answer: unknown): boolean;
}

/**
 * A game, as everything that runs games sees it. Members are methods, so that a `Ruleset<ClassicTypes>` is a `Ruleset<GameTypes>`:
 * who does not know the game gives its functions nothing but what they returned.
 */
export interface Ruleset<T extends GameTypes = GameTypes> extends Rules<T> {
  readonly id: T['Board']['ruleset'];
  /** The version of the rules that new games are played by: a key of `versions`. */
  readonly version: number;
  /** Rules of every released version. */
  readonly versions: Readonly<Record<number, Rules<T>>>;
  /** Shape of the options, with their defaults. */
  readonly optionsShape: z.ZodType<T['Options']>;
  /** Shape of every intent; strict: unknown fields are refused. */
  readonly intentShape: z.ZodType<T['Intent']>;
  readonly intentTypes: readonly T['Intent']['type'][];
  /** Why this intent is not legal for the viewer now, or null. The same check that `step` makes. */
  check(view: T['View'], intent: T['Intent']): Refusal | null;
  /** Possible actions of the viewer: one entry for each type of intent. Spectators have none. */
  offers(view: T['View']): readonly T['Offer'][];
  /** True if the intent, whole, is one of those that the offer stands for: exactly then it is legal. */
  admits(offer: T['Offer'], intent: T['Intent']): boolean;
  /** The open decision and the players who make it. Computed, never stored. */
  decision(board: T['Board']): T['Decision'];
  /** The intent that commits this player least, for whoever is away; null if nothing is asked of the player now. */
  leastIntent(view: T['View']): T['Intent'] | null;
  /**
   * The pass of an awaited viewer who has nothing that could change what concerns them: asking them would be idle. Null: they are to be
   * asked, or are not awaited. It looks at the viewer's own secrets, so that when it is sent must not depend on it.
   */
  idlePass(view: T['View']): T['Intent'] | null;
  /** Filters the state for a viewer; null: a spectator. */
  viewFor(state: T['State'], viewer: PlayerId | null): T['View'];
  /** The events as a player (null: a spectator) may know them. */
  eventsFor(events: readonly T['Event'][], viewer: PlayerId | null): readonly T['Event'][];
  /**
   * Ends a game that its players agreed not to finish: nobody wins. In place. It is nobody's intent and stands in no journal;
   * whoever keeps games notes it beside.
   */
  endAgreed(state: T['State']): readonly T['Event'][];
  readonly invariants: Invariants<T>;
  readonly scenario: ScenarioForm<T>;
}

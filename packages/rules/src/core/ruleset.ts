import type { z } from 'zod';
import type { Stop } from './stops.js';
import type { PlayerId, Refusal, StepResult } from './types.js';

/* Interface between a game and all code that runs either game. A game's data is plain JSON. */

/** Public state common to all games. */
export interface AnyBoard {
  readonly ruleset: string;
  /** Number of public intents carried out so far. */
  readonly seq: number;
  readonly seats: readonly { readonly player: PlayerId; readonly status: string }[];
  readonly turn: { readonly player: PlayerId; readonly number: number } | null;
  /** Null: the game goes on. */
  readonly outcome: { readonly winners: readonly PlayerId[]; readonly ended: string } | null;
}

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

/** An event. `only`: players who may know of it at all; `secret`: a part for some of them. */
export interface AnyEvent {
  readonly type: string;
  readonly only?: readonly PlayerId[];
  readonly secret?: { readonly to: readonly PlayerId[]; readonly what: unknown };
}

export interface AnyOffer {
  readonly type: string;
  readonly refusal?: Refusal;
  readonly can?: unknown;
}

export interface AnyDecision {
  readonly kind: string;
  readonly frame: number | null;
  readonly rev: number;
  readonly who: readonly PlayerId[];
}

/** A parsed scenario file: a table in the middle of a game, intents, and expectations. */
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

export interface Setup<T extends GameTypes> {
  readonly players: readonly PlayerId[];
  readonly seed: string;
  readonly options?: Partial<T['Options']>;
}

export interface Rules<T extends GameTypes> {
  /** @throws RangeError for players that cannot play this game */
  createGame(setup: Setup<T>): { readonly state: T['State']; readonly events: readonly T['Event'][] };
  /** Carries out one intent of the form of `intentShape`, in place, or refuses it and changes nothing. */
  step(state: T['State'], by: PlayerId, intent: T['Intent']): StepResult<T['Event']>;
}

export interface Invariants<T extends GameTypes> {
  /** Everything that is wrong with a state, in sentences; empty if all is well. */
  broken(state: T['State']): readonly string[];
  /** Starts tracking what no step may create or lose: money, copies of cards. */
  watch(state: T['State']): Watch<T>;
}

/** Tracks one game. Members are methods for the reason given at `Ruleset`. */
export interface Watch<T extends GameTypes> {
  /** Called after every step. @returns what was created or lost, in sentences */
  told(after: T['State'], events: readonly T['Event'][]): readonly string[];
}

/** Parser of a game's scenario files; `core/scenario-runner` does the rest. */
export interface ScenarioForm<T extends GameTypes> {
  readonly shape: z.ZodType<T['Scenario']>;
  /** Builds the table; names every field that contradicts another. */
  lay(scenario: T['Scenario']): { readonly state: T['State']; readonly errors: readonly FieldError[] };
  /** The intent of a step in the rules' terms, if a file names cards otherwise. */
  translate?(state: T['State'], by: PlayerId, intent: T['Intent']): T['Intent'];
  /** Why the subjects do not suit this word; undefined: unknown question. */
  subjectError(state: T['State'], word: string, subjects: readonly string[]): string | null | undefined;
  answer(state: T['State'], question: string): unknown;
}

/** A game. Members are methods, so that a `Ruleset<ClassicTypes>` is a `Ruleset<GameTypes>`. */
export interface Ruleset<T extends GameTypes = GameTypes> extends Rules<T> {
  readonly id: T['Board']['ruleset'];
  /** Version for new games: a key of `versions`. */
  readonly version: number;
  readonly versions: Readonly<Record<number, Rules<T>>>;
  readonly optionsShape: z.ZodType<T['Options']>;
  /** Shape of every intent; strict: unknown fields are refused. */
  readonly intentShape: z.ZodType<T['Intent']>;
  readonly intentTypes: readonly T['Intent']['type'][];
  check(view: T['View'], intent: T['Intent']): Refusal | null;
  offers(view: T['View']): readonly T['Offer'][];
  /** True if the offer includes the whole intent, which means exactly that it is legal. */
  admits(offer: T['Offer'], intent: T['Intent']): boolean;
  /** The open decision and its players. Computed, never stored. */
  decision(board: T['Board']): T['Decision'];
  /** The least binding intent for an absent player; null if nothing is asked of them now. */
  leastIntent(view: T['View']): T['Intent'] | null;
  /** Automatic pass of an awaited viewer without an answer; null: ask them. It depends on their secrets, so its time must not. */
  idlePass(view: T['View']): T['Intent'] | null;
  /** Automatic pass of an awaited viewer by a stop; null: they are asked. By public facts alone. */
  stopPass(view: T['View'], stop: Stop): T['Intent'] | null;
  /** Filters the state for a viewer; null: a spectator. */
  viewFor(state: T['State'], viewer: PlayerId | null): T['View'];
  /** The events as a player (null: a spectator) may know them. */
  eventsFor(events: readonly T['Event'][], viewer: PlayerId | null): readonly T['Event'][];
  /** Ends a game by agreement, in place and without a winner. Not part of the journal. */
  endAgreed(state: T['State']): readonly T['Event'][];
  readonly invariants: Invariants<T>;
  readonly scenario: ScenarioForm<T>;
}

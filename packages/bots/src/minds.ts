import type { GameTypes, PlayerId } from '@illuminice/rules';

/** Levels of computer players, weakest first. The weaker ones make human mistakes, not random ones. */
export const LEVELS = ['novice', 'regular', 'expert', 'mastermind'] as const;
export type Level = (typeof LEVELS)[number];

/** Styles of computer players; `plain` has no preference. */
export const STYLES = ['plain', 'aggressive', 'miser', 'diplomat', 'vengeful'] as const;
export type Style = (typeof STYLES)[number];

/** The level of a stored seat; earlier releases stored `easy` and `usual`. */
export const levelOf = (stored: string): Level => LEVELS.find((level) => level === stored) ?? (stored === 'easy' ? 'novice' : 'expert');

/** Remarks of computer players, worded by themes. */
export const REMARKS = ['thanks', 'threat', 'grudge', 'leader', 'helpAsked', 'boast', 'sorry', 'traitor'] as const;

export interface Remark {
  readonly key: (typeof REMARKS)[number];
  /** Recipient of a whisper; null: said to the table. */
  readonly to: PlayerId | null;
  readonly player?: PlayerId;
  readonly card?: string;
}

export const spoken = ({ key, player = '-', card = '-' }: Remark): string => `@${key} ${player} ${card}`;

export interface Thought<I, M> {
  readonly intent: I | null;
  readonly memory: M;
  readonly remarks: readonly Remark[];
}

export interface Advice<I, R> {
  readonly intent: I;
  readonly reasons: readonly R[];
  /** Gain over the least commitment, in points; a won game is worth 300. */
  readonly worth: number;
}

/**
 * A stateless computer player: the same view, memory and seed give the same thought on every machine. Members are methods for the
 * reason given at `Ruleset`.
 *
 * @template M memory: plain JSON, stored by the caller
 * @template R reasons of advice
 */
export interface Mind<T extends GameTypes = GameTypes, M = unknown, R = unknown> {
  readonly blank: M;
  /**
   * The answer to the open decision, own proposals included; ignores incoming offers.
   *
   * @param seed one per player and game
   */
  decide(view: T['View'], memory: M, seed: number): Thought<T['Intent'], M>;
  /** The answer to the first answerable offer, asked or not. */
  answer(view: T['View'], memory: M, seed: number): Thought<T['Intent'], M>;
  /** Updates the memory. Frequent calls make it better; `decide` and `answer` call it themselves. */
  observe(view: T['View'], memory: M): M;
  /** The advised move for the viewer; null if not asked. */
  advise(view: T['View']): Advice<T['Intent'], R> | null;
}

/** A computer player as a function of a view; null: nothing to say. The type of a method, for the reason given at `Ruleset`. */
export type Policy<T extends GameTypes = GameTypes> = { choose(view: T['View']): T['Intent'] | null }['choose'];

/** A policy that keeps its mind's memory: answers offers first, then decides. */
export const policyOf =
  <T extends GameTypes, M>(mind: Mind<T, M>) =>
  (seed: number): Policy<T> => {
    let memory = mind.blank;
    return (view: T['View']) => {
      const answer = mind.answer(view, memory, seed);
      const { intent, memory: after } = answer.intent ? answer : mind.decide(view, answer.memory, seed);
      memory = after;
      return intent;
    };
  };

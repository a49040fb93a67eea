import type { GameTypes, PlayerId } from '@illuminice/rules';

/** How well a computer player plays, the weakest first. The weaker ones make the mistakes of people, not random ones. */
export const LEVELS = ['novice', 'regular', 'expert', 'mastermind'] as const;
export type Level = (typeof LEVELS)[number];

/** What a computer player likes; `plain` has no leaning. */
export const STYLES = ['plain', 'aggressive', 'miser', 'diplomat', 'vengeful'] as const;
export type Style = (typeof STYLES)[number];

/** The level of a seat that was stored when there were two, `easy` and `usual`. */
export const levelOf = (stored: string): Level => LEVELS.find((level) => level === stored) ?? (stored === 'easy' ? 'novice' : 'expert');

/** What a computer player may say; the words are the themes'. */
export const REMARKS = ['thanks', 'threat', 'grudge', 'leader', 'helpAsked', 'boast', 'sorry', 'traitor'] as const;

/** A few words of a computer player, as data: themes say them in the reader's language. */
export interface Remark {
  readonly key: (typeof REMARKS)[number];
  /** Whom it whispers to; null: said to the table. */
  readonly to: PlayerId | null;
  /** Players and cards that the words name, by what they are there for. */
  readonly player?: PlayerId;
  readonly card?: string;
}

/** The remark as a line of chat: a key, the player and the card, which pages word in their reader's language. */
export const spoken = ({ key, player = '-', card = '-' }: Remark): string => `@${key} ${player} ${card}`;

/** What a computer player made of its view. */
export interface Thought<I, M> {
  /** Null where there is nothing to send. */
  readonly intent: I | null;
  /** What it remembers from now on, for the caller to keep and to hand in next time. */
  readonly memory: M;
  /** Seldom any; said when the intent is sent. */
  readonly remarks: readonly Remark[];
}

/** A move with its reasons, as data: themes word them. */
export interface Advice<I, R> {
  readonly intent: I;
  /** The weightiest first; never empty. */
  readonly reasons: readonly R[];
  /** What the move brings more than doing what commits least, in points: a game that is won is worth 300. */
  readonly worth: number;
}

/**
 * A computer player of some level and style. It has no state: the same view, memory and seed give the same thought, on every
 * machine, in any process. Members are methods for the reason given at `Ruleset`.
 *
 * @template M what it remembers: plain JSON, for the caller to keep with the game
 * @template R a reason of its advice
 */
export interface Mind<T extends GameTypes = GameTypes, M = unknown, R = unknown> {
  /** What it remembers before the game. */
  readonly blank: M;
  /**
   * What it does about the question that the table asks it, deals that it proposes included; null if it is not asked. What is
   * offered to it in the view is not answered.
   *
   * @param seed of what is left to chance, one for each player and game
   */
  decide(view: T['View'], memory: M, seed: number): Thought<T['Intent'], M>;
  /** Its answer to the first offer in the view that it has one to, asked or not; null if there is none. */
  answer(view: T['View'], memory: M, seed: number): Thought<T['Intent'], M>;
  /**
   * Takes note of what happened. The more often it is called, after steps of anybody, the better it remembers; `decide` and
   * `answer` call it themselves.
   */
  observe(view: T['View'], memory: M): M;
  /** What it would do in the viewer's place, and why; null where the viewer is not asked. */
  advise(view: T['View']): Advice<T['Intent'], R> | null;
}

/**
 * A computer player: sees a view, answers with an intent, or with null when it has nothing to say. The type of a method, for the
 * reason given at `Ruleset`.
 */
export type Policy<T extends GameTypes = GameTypes> = { choose(view: T['View']): T['Intent'] | null }['choose'];

/** A mind that keeps its own memory, for simulations: answers offers first, then what it is asked. */
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

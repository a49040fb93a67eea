import type { AnyIntent, AnyView, PlayerId } from '@illuminice/rules';
import { botsOf } from './games.js';
import { type Level, type Style, spoken, type Thought } from './minds.js';

/** What a computer player is to think about: plain JSON, and all that it may know. */
export interface Question {
  readonly ruleset: string;
  readonly level: Level;
  readonly style: Style;
  /** Of what is left to chance: one for each player and game. */
  readonly seed: number;
  /** What it remembers; null: nothing yet. */
  readonly memory: unknown;
  /** With the offers that it may answer first; null: none. */
  readonly offers: AnyView | null;
  /** What the table asks it, without offers; null: nothing. */
  readonly asked: AnyView | null;
}

/** What came of a question. */
export interface Answered {
  /** Null where there is nothing to send. */
  readonly intent: AnyIntent | null;
  /** What it remembers from now on. */
  readonly memory: unknown;
  /** Lines of chat for when the intent is sent, and whom each is whispered to; null: it is said to the table. */
  readonly lines: readonly { readonly to: PlayerId | null; readonly text: string }[];
  /** The intent answers an offer; what the table asks is still to be answered. */
  readonly isAboutOffer: boolean;
}

/** Whether what was kept can be what such a mind remembers: it may come from another release, or from a store that somebody wrote in. */
const isMemory = (blank: unknown, kept: unknown): boolean => {
  if (blank === null || kept === null || typeof kept !== typeof blank || Array.isArray(kept) !== Array.isArray(blank)) return false;
  if (typeof blank !== 'object' || Array.isArray(blank)) return true;
  return Object.entries(blank).every(([field, value]) => {
    const one = Object.hasOwn(kept as object, field) ? (kept as Record<string, unknown>)[field] : undefined;
    return value === null ? one !== undefined : isMemory(value, one);
  });
};

/** Answers a question. @throws whatever the mind throws, or RangeError for a game that there is not */
export const think = ({ ruleset, level, style, seed, memory, offers, asked }: Question): Answered => {
  const mind = botsOf(ruleset).mind(level, style);
  const before = isMemory(mind.blank, memory) ? memory : mind.blank;
  const answered = ({ intent, memory: after, remarks }: Thought<AnyIntent, unknown>, isAboutOffer: boolean): Answered => ({
    intent,
    memory: after,
    lines: remarks.map((remark) => ({ to: remark.to, text: spoken(remark) })),
    isAboutOffer,
  });
  const answer = offers ? mind.answer(offers, before, seed) : { intent: null, memory: before, remarks: [] };
  if (answer.intent !== null || !asked) return answered(answer, answer.intent !== null);
  return answered(mind.decide(asked, answer.memory, seed), false);
};

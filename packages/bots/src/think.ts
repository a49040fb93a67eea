import type { AnyIntent, AnyView } from '@illuminice/rules';
import { botsOf } from './games.js';
import type { Level, Style, Thought } from './minds.js';

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
export interface Answered extends Thought<AnyIntent, unknown> {
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
  const answer = offers ? mind.answer(offers, before, seed) : { intent: null, memory: before, remarks: [] };
  if (answer.intent !== null || !asked) return { ...answer, isAboutOffer: answer.intent !== null };
  return { ...mind.decide(asked, answer.memory, seed), isAboutOffer: false };
};

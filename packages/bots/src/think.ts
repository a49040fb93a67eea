import type { AnyIntent, AnyView, PlayerId } from '@illuminice/rules';
import { botsOf } from './games.js';
import { type Level, type Style, spoken, type Thought } from './minds.js';

export interface Question {
  readonly ruleset: string;
  readonly level: Level;
  readonly style: Style;
  /** Seed of a player in a game. */
  readonly seed: number;
  readonly memory: unknown;
  /** View with offers to answer first; null: none. */
  readonly offers: AnyView | null;
  /** View without offers if the table asks; null: it does not. */
  readonly asked: AnyView | null;
}

export interface Answered {
  readonly intent: AnyIntent | null;
  readonly memory: unknown;
  /** Chat lines to send with the intent; `to` is a whisper's recipient, null the table. */
  readonly lines: readonly { readonly to: PlayerId | null; readonly text: string }[];
  /** The intent answers an offer; the open decision still needs an answer. */
  readonly isAboutOffer: boolean;
}

/** True if a stored value has the shape of the mind's memory: it may come from another release. */
const isMemory = (blank: unknown, stored: unknown): boolean => {
  if (blank === null || stored === null || typeof stored !== typeof blank || Array.isArray(stored) !== Array.isArray(blank)) return false;
  if (typeof blank !== 'object' || Array.isArray(blank)) return true;
  return Object.entries(blank).every(([field, value]) => {
    const inner = Object.hasOwn(stored as object, field) ? (stored as Record<string, unknown>)[field] : undefined;
    return value === null ? inner !== undefined : isMemory(value, inner);
  });
};

/** Answers a question. @throws RangeError for an unknown game, or the mind's error */
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

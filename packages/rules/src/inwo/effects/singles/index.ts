import type { Effect } from '../effect.js';

/** Behaviour that one card alone has, by the card's id; a list where a card has several uses, in their order. */
// biome-ignore lint/suspicious/noExplicitAny: each file knows its own effect
export const SINGLES: Readonly<Record<string, Effect<any> | readonly (Effect<any> | null)[]>> = {};

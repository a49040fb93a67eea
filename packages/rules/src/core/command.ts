import { z } from 'zod';
import { isRefusal } from './refuse.js';
import type { AnyIntent } from './ruleset.js';
import type { PlayerId, Refusal } from './types.js';

/**
 * One type of intent: its shape on the wire, when it is legal, what it does, what it offers. Games bind `Actor` (a view with
 * somebody in the seat) and `Game` (the state while an intent is carried out).
 *
 * `Plan` is what `check` found out and `apply` needs; the intent itself where there is nothing to find out. It may hold parts
 * of the board, since both see the same one.
 */
export interface CommandOf<Actor, Game, Intent extends AnyIntent, Can extends object, Plan extends object> {
  readonly type: Intent['type'];
  readonly shape: z.ZodType<Intent>;
  /** Checks the intent whole, before anything moves. */
  check(actor: Actor, intent: Intent): Refusal | Plan;
  /** Carries out what `check` planned. */
  apply(game: Game, by: PlayerId, plan: Plan): void;
  /** The candidates that make the intent legal now, or why there are none. */
  offer(actor: Actor): Refusal | Can;
}

/** Shape of every intent of these commands; strict: unknown fields are refused. */
export const shapeOf = <I extends AnyIntent>(commands: readonly { readonly shape: z.ZodType }[]): z.ZodType<I> =>
  z.discriminatedUnion('type', commands.map(({ shape }) => shape) as never) as unknown as z.ZodType<I>;

/** The entry of `offers` for what a command answered. */
export const toOffer = <T extends string, Can extends object>(type: T, answer: Refusal | Can) =>
  isRefusal(answer) ? { type, refusal: answer } : { type, can: answer };

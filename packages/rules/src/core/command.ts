import { z } from 'zod';
import { isRefusal } from './refuse.js';
import type { AnyIntent } from './ruleset.js';
import type { PlayerId, Refusal } from './types.js';

/** One type of intent. `Plan`: result of `check` for `apply`; the intent itself by default. It may contain parts of the board. */
export interface CommandOf<Actor, Game, Intent extends AnyIntent, Can extends object, Plan extends object> {
  readonly type: Intent['type'];
  readonly shape: z.ZodType<Intent>;
  /** Checks the whole intent, before any change. */
  check(actor: Actor, intent: Intent): Refusal | Plan;
  apply(game: Game, by: PlayerId, plan: Plan): void;
  /** Candidates that make the intent legal now, or why there are none. */
  offer(actor: Actor): Refusal | Can;
}

const PROMISE_LENGTH = 200;

/** Text for people: trimmed, nothing invisible, no line breaks. */
export const promiseShape = z
  .string()
  .min(1)
  .max(PROMISE_LENGTH)
  .refine((text) => text.trim() === text && !/[\p{C}\p{Zl}\p{Zp}]/u.test(text), { message: 'printable characters only' });

export const shapeOf = <I extends AnyIntent>(commands: readonly { readonly shape: z.ZodType }[]): z.ZodType<I> =>
  z.discriminatedUnion('type', commands.map(({ shape }) => shape) as never) as unknown as z.ZodType<I>;

export const toOffer = <T extends string, Can extends object>(type: T, answer: Refusal | Can) =>
  isRefusal(answer) ? { type, refusal: answer } : { type, can: answer };

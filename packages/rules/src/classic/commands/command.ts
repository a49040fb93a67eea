import { z } from 'zod';
import { isRefusal } from '../../core/refuse.js';
import type { PlayerId, Refusal } from '../../core/types.js';
import { SIDES } from '../../domain/types.js';
import type { Actor, Game } from '../game.js';
import type { Candidates, IntentOf, IntentType, OfferOf } from '../types/index.js';

/**
 * One type of intent: its shape on the wire, when it is legal, what it does, what it offers.
 *
 * `Plan` is what `check` found out and `apply` needs; the intent itself where there is nothing to find out. It may hold parts
 * of the board, since both see the same one.
 */
export interface Command<T extends IntentType, Plan extends object = IntentOf<T>> {
  readonly type: T;
  readonly shape: z.ZodType<IntentOf<T>>;
  /** Checks the intent whole, before anything moves. */
  check(actor: Actor, intent: IntentOf<T>): Refusal | Plan;
  /** Carries out what `check` planned. */
  apply(game: Game, by: PlayerId, plan: Plan): void;
  /** The candidates that make the intent legal now, or why there are none. */
  offer(actor: Actor): Refusal | Candidates[T];
}

export const toOffer = <T extends IntentType>(type: T, answer: Refusal | Candidates[T]): OfferOf<T> =>
  (isRefusal(answer) ? { type, refusal: answer } : { type, can: answer }) as OfferOf<T>;

/** Shapes that many intents share. Amounts are any number here: C-704 says in words what is wrong with one. */
export const cardId = z.string().min(1).max(64);
export const playerId = z.string().min(1).max(64);
export const side = z.enum(SIDES);
export const amount = z.number();
export const cardList = z.array(cardId).max(100);
export const puppetPlace = z.strictObject({ group: cardId, onto: cardId, arrow: side });
export const puppetPlaces = z.array(puppetPlace).max(100);
export const moneyMoves = z.array(z.strictObject({ from: cardId, to: cardId, amount })).max(200);
export const privilegePayment = z.union([z.strictObject({ pay: z.literal(true) }), z.strictObject({ card: cardId })]);
/** The candidates of an intent that names nothing. */
export const nothing: Record<string, never> = {};

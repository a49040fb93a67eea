import { z } from 'zod';
import type { PlayerId, Refusal } from '../../core/types.js';
import { SIDES } from '../../domain/types.js';
import type { Actor, Game } from '../game.js';
import type { Candidates, IntentOf, IntentType, OfferOf } from '../types.js';

/** One intent: its shape on the wire, when it is legal, what it does, what it offers. */
export interface Command<T extends IntentType> {
  readonly type: T;
  readonly shape: z.ZodType<IntentOf<T>>;
  /** Checks the intent whole, before anything moves. Null: it is legal. */
  check(actor: Actor, intent: IntentOf<T>): Refusal | null;
  /** Carries a checked intent out. */
  apply(game: Game, by: PlayerId, intent: IntentOf<T>): void;
  /** The candidates that make the intent legal now, or why there are none. */
  offer(actor: Actor): Refusal | Candidates[T];
}

export const isRefusal = (value: Refusal | object): value is Refusal => 'code' in value && 'why' in value;

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
export const nothing: Record<string, never> = {};

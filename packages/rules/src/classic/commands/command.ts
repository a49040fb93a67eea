import { z } from 'zod';
import type { CommandOf } from '../../core/command.js';
import { SIDES } from '../../domain/types.js';
import type { Actor, Game } from '../game/game.js';
import type { Candidates, IntentOf, IntentType } from '../types/index.js';

export type Command<T extends IntentType, Plan extends object = IntentOf<T>> = CommandOf<Actor, Game, IntentOf<T>, Candidates[T], Plan>;

/** Shapes that many intents share. Amounts may be any number here: the refusal of C-704 says what is wrong with one. */
export const cardId = z.string().min(1).max(64);
export const playerId = z.string().min(1).max(64);
export const side = z.enum(SIDES);
export const amount = z.number();
export const cardList = z.array(cardId).max(100);
const puppetPlace = z.strictObject({ group: cardId, onto: cardId, arrow: side });
export const puppetPlaces = z.array(puppetPlace).max(100);
export const branchPlace = {
  ...puppetPlace.shape,
  puppets: puppetPlaces.optional(),
  acceptLoss: z.boolean().optional(),
};
export const moneyMoves = z.array(z.strictObject({ from: cardId, to: cardId, amount })).max(200);
export const privilegePayment = z.union([z.strictObject({ pay: z.literal(true) }), z.strictObject({ card: cardId })]);
export const nothing: Record<string, never> = {};

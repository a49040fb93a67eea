import { z } from 'zod';
import { deckNameShape } from '../decks.js';

const id = z.string().min(1).max(60);

/** A deck of INWO: Illuminati and 44 other cards by id, in any order; `id*2` stands for two. */
export const deckSchema = z.strictObject({ illuminati: id, cards: z.array(id).max(60) });
export type InwoDeck = z.output<typeof deckSchema>;

/** Intent that chooses a stored deck. The server replaces it by the cards. */
export const chooseStoredDeckSchema = z.strictObject({ type: z.literal('chooseDeck'), ...deckNameShape });

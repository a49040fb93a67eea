import { z } from 'zod';
import { deckNameShape } from '../decks.js';

const id = z.string().min(1).max(60);

/** Shape of a deck of INWO: the Illuminati and the 44 other cards by id, in any order; `id*2` stands for two of one. */
export const deckSchema = z.strictObject({ illuminati: id, cards: z.array(id).max(60) });
export type InwoDeck = z.output<typeof deckSchema>;

/** Shape of the intent that chooses a stored deck. The server puts the cards in its place before the rules see it. */
export const chooseStoredDeckSchema = z.strictObject({ type: z.literal('chooseDeck'), ...deckNameShape });
export type ChooseStoredDeck = z.output<typeof chooseStoredDeckSchema>;

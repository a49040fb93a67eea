import type { RulesetId } from '@illuminice/rules';
import { z } from 'zod';
import { nameSchema } from './names.js';
import { rulesetSchema } from './rulesets.js';

/** 32 bytes as text (base64url): the id of a stored deck, and its key. */
const hash = z.string().regex(/^[\w-]{43}$/, '43 letters');

/** `POST /api/decks`. */
export const storeDeckSchema = z.strictObject({
  /** The game that it is for. */
  ruleset: rulesetSchema,
  /** The cards, in that game's form. INWO: `{ illuminati, cards }`, see `InwoDeck`. */
  deck: z.unknown(),
  /** Part of what is stored: the same cards under another name are another deck. */
  name: nameSchema.optional(),
  /** Anybody who has the id may see and play it. Sharing a deck is final. */
  share: z.boolean().default(false),
  /** Options of the table that it is to be checked for; left out: the defaults. A table checks it by its own. */
  options: z.record(z.string(), z.unknown()).optional(),
});
export type StoreDeck = z.input<typeof storeDeckSchema>;

/** 201 of `POST /api/decks`. */
export interface DeckStored {
  /** A hash of game, name and cards: the same deck always has the same id. */
  readonly id: string;
  /** Another hash of the same: with it, and the id, a deck that is not shared can be played. */
  readonly key: string;
}

/** `GET /api/decks/ID`: a deck that is shared, or that was played in a game which is over; or a ready-made one by its name. */
export interface StoredDeck {
  readonly id: string;
  readonly ruleset: RulesetId;
  /** '': it has none. */
  readonly name: string;
  readonly deck: unknown;
}

/** How an intent names a stored deck in place of its cards. `key`: of one that is not shared. */
export const deckNameShape = { deck: hash, key: hash.optional() };

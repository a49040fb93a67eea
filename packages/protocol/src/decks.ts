import type { RulesetId } from '@illuminice/rules';
import { z } from 'zod';
import { nameSchema } from './names.js';
import { rulesetSchema } from './rulesets.js';

/** Id or key of a stored deck: 32 bytes in base64url. */
const hash = z.string().regex(/^[\w-]{43}$/, '43 letters');

export const storeDeckSchema = z.strictObject({
  ruleset: rulesetSchema,
  /** Cards in the game's form. INWO: `{ illuminati, cards }`, see `InwoDeck`. */
  deck: z.unknown(),
  /** Part of the id: the same cards under another name are another deck. */
  name: nameSchema.optional(),
  /** True: anybody with the id may see and play it. Final. */
  share: z.boolean().default(false),
  /** Options to check it for; left out: defaults. Tables check by their own. */
  options: z.record(z.string(), z.unknown()).optional(),
});
export type StoreDeck = z.input<typeof storeDeckSchema>;

export interface DeckStored {
  /** Hash of game, name and cards. */
  readonly id: string;
  /** Another hash of the same: opens a deck that is not shared. */
  readonly key: string;
}

/** `GET /api/decks/ID`: a shared deck, one of a finished game, or a ready-made one by name. */
export interface StoredDeck {
  readonly id: string;
  readonly ruleset: RulesetId;
  /** '': none. */
  readonly name: string;
  readonly deck: unknown;
}

/** An intent's stored deck instead of its cards. `key`: for one that is not shared. */
export const deckNameShape = { deck: hash, key: hash.optional() };

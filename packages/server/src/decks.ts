import { createHash } from 'node:crypto';
import type { RulesetId } from '@illuminice/rules';
import { sameText } from './secrets.js';
import type { KeptDeck } from './store/store.js';

/* Decks by content. Id and key are two hashes of game, name and cards: only the cards lead from one to the other. */

const hashOf = (what: 'id' | 'key', { ruleset, name, cards }: Omit<KeptDeck, 'id'>): string =>
  createHash('sha256')
    .update(JSON.stringify([what, ruleset, name, cards]))
    .digest('base64url');

/** A deck with its id. @param deck in the game's own form */
export function keptDeck(ruleset: RulesetId, name: string, deck: unknown): KeptDeck {
  const content = { ruleset, name, cards: JSON.stringify(deck) };
  return { id: hashOf('id', content), ...content };
}

export const keyOf = (deck: KeptDeck): string => hashOf('key', deck);

export const isKeyOf = (deck: KeptDeck, key: string): boolean => sameText(key, keyOf(deck));

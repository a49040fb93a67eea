import { clientMessages, type WireRefusal } from '@illuminice/protocol';
import type { AnyIntent } from '@illuminice/rules';
import { isKeyOf } from '../../decks.js';
import { GAMES, perGame } from '../../games/games.js';
import type { DeckName, DeckRules } from '../../games/server-game.js';
import { refuse } from '../../refuse.js';
import type { ClientSession } from '../client-session.js';
import type { Parts } from '../parts.js';

/** A stored deck as an intent that chooses its cards, or why not. */
export type Chosen = { readonly id: string; readonly intent: AnyIntent } | WireRefusal;

/** Intent message that names a stored deck; null: the game has no decks. */
const CHOOSING = perGame(({ decks }) => decks && clientMessages.intent.extend({ intent: decks.named }));

/** Shape of an intent message that names a stored deck; null: this one does not. */
export function deckMessage(ruleset: keyof typeof CHOOSING, message: unknown): (typeof CHOOSING)[typeof ruleset] {
  const { intent } = (message ?? {}) as { intent?: { deck?: unknown } };
  return intent?.deck === undefined ? null : CHOOSING[ruleset];
}

/** Reads a deck from the store. An unshared one needs its key. @param stage in which it is chosen */
export async function fetchDeck(
  { persistence, model }: Parts,
  client: ClientSession,
  { deck: id, key }: DeckName,
  stage: 'lobby' | 'playing',
): Promise<Chosen> {
  if (!model.lobby.seats.of(client.id)) return refuse('notSeated');
  if (model.stage !== stage) return refuse(stage === 'lobby' ? 'notInLobby' : 'notPlaying');
  const { ruleset } = model.lobby.settings;
  const deck = await persistence.deck(id);
  if (deck?.ruleset !== ruleset || !(deck.isOpen || (key !== undefined && isKeyOf(deck, key)))) return refuse('noSuchDeck');
  const rules = GAMES[ruleset].decks as DeckRules;
  return { id, intent: rules.chosen(rules.shape.parse(JSON.parse(deck.cards))) };
}

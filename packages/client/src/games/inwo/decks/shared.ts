import type { StoredDeck } from '@illuminice/protocol';
import { READY_DECKS } from '@illuminice/rules/inwo';
import { fetchDeck } from '../../../net/decks';
import { Refused } from '../../../net/http';
import { refusalText } from '../../../text';
import { cardName, t } from '../words';
import { type Deck, deckOf } from './deck';

/** The ready-made deck of an Illuminati; null: none. */
export function readyDeck(id: string): Deck | null {
  const ready = READY_DECKS.get(id);
  return ready ? deckOf(cardName(ready.illuminati), ready.illuminati, ready.cards) : null;
}

const isDeck = (deck: unknown): deck is { illuminati: string; cards: string[] } => {
  if (typeof deck !== 'object' || deck === null) return false;
  const { illuminati, cards } = deck as Record<string, unknown>;
  return typeof illuminati === 'string' && Array.isArray(cards) && cards.every((card) => typeof card === 'string');
};

/** A stored deck; null: it belongs to another game. */
export const deckIn = ({ ruleset, name, deck }: StoredDeck): Deck | null =>
  ruleset === 'inwo' && isDeck(deck) ? deckOf(name, deck.illuminati, deck.cards) : null;

/** The deck behind a link, or why there is none. @param id of a stored deck, or the name of a ready-made one */
export async function sharedDeck(id: string): Promise<Deck | string> {
  try {
    return readyDeck(id) ?? deckIn(await fetchDeck(id)) ?? t('decks.notThere');
  } catch (error) {
    return error instanceof Refused ? refusalText(error.refusal) : t('decks.noServer');
  }
}

/** The id in a deck's link, or in a part of it; null: no link. */
export function idInLink(text: string): string | null {
  const [, id] = /(?:^|\/d\/)([\w-]{43})(?:[/?#]|$)/.exec(text.trim()) ?? [];
  if (id !== undefined) return id;
  const [, ready] = /\/d\/([a-z-]+)(?:[/?#]|$)/.exec(text.trim()) ?? [];
  return ready !== undefined && READY_DECKS.has(ready) ? ready : null;
}

import type { DeckStored, StoreDeck, StoredDeck } from '@illuminice/protocol';
import { at } from '../base-path';
import { answer } from './http';

/** Stores a deck. @throws Refused with all its faults */
export const storeDeck = (deck: StoreDeck): Promise<DeckStored> =>
  fetch(at('/api/decks'), { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(deck) }).then(
    (response) => answer<DeckStored>(response),
  );

/** A shared or ready-made deck. @throws Refused if there is none visible */
export const fetchDeck = (id: string): Promise<StoredDeck> =>
  fetch(at(`/api/decks/${encodeURIComponent(id)}`)).then((response) => answer<StoredDeck>(response));

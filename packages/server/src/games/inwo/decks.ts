import { chooseStoredDeckSchema, deckSchema, type InwoDeck } from '@illuminice/protocol/inwo';
import { deckFaults, type InwoTypes, listed, READY_DECKS } from '@illuminice/rules/inwo';
import type { DeckRules } from '../server-game.js';

export const decks: DeckRules<InwoTypes, InwoDeck> = {
  shape: deckSchema.transform(({ illuminati, cards }) => ({ illuminati, cards: listed(cards).sort() })),
  faults: ({ illuminati, cards }, options) => deckFaults(options, illuminati, cards),
  named: chooseStoredDeckSchema,
  chosen: ({ illuminati, cards }) => ({ type: 'chooseDeck', illuminati, cards }),
  choice: 'chooseDeck',
  bounds: ({ decks, pool, copies, oneSet }) => ({ decks, pool, copies, oneSet }),
  ready(name) {
    const deck = READY_DECKS.get(name);
    return deck ? { illuminati: deck.illuminati, cards: [...deck.cards].sort() } : null;
  },
};

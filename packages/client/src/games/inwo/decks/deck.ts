import type { CardId } from '@illuminice/rules';
import { type CardFacts, factsOf, findFacts, listed } from '@illuminice/rules/inwo';

/** Cards of a deck, its Illuminati among them (N-102). */
export const DECK_SIZE = 45;

export const MOST = 90;
export const LONGEST_NAME = 24;

export interface Deck {
  readonly name: string;
  /** '': not chosen yet. */
  readonly illuminati: CardId | '';
  /** Number of each other card, in order of addition; with spare Illuminati (N-112). */
  readonly cards: Readonly<Record<CardId, number>>;
}

export interface BroughtDeck {
  readonly illuminati: string;
  readonly cards: readonly string[];
}

export const EMPTY: Deck = { name: '', illuminati: '', cards: {} };

/** A deck from transmitted entries: ids, `id*2` for two. Unknown ids are dropped. */
export function deckOf(name: string, illuminati: string, entries: readonly string[]): Deck {
  const cards: Record<CardId, number> = {};
  for (const card of listed(entries).slice(0, MOST))
    if (findFacts(card)) cards[card] = (Object.hasOwn(cards, card) ? (cards[card] ?? 0) : 0) + 1;
  return { name: name.slice(0, LONGEST_NAME), illuminati: findFacts(illuminati)?.kind === 'illuminati' ? illuminati : '', cards };
}

export const entriesOf = ({ cards }: Deck): string[] => Object.entries(cards).map(([card, n]) => (n > 1 ? `${card}*${n}` : card));

const spares = ({ cards }: Deck, card: CardId): number => (Object.hasOwn(cards, card) ? (cards[card] ?? 0) : 0);

export const countOf = (deck: Deck, card: CardId): number => spares(deck, card) + (deck.illuminati === card ? 1 : 0);

export const sizeOf = ({ illuminati, cards }: Deck): number => Object.values(cards).reduce((sum, n) => sum + n, illuminati === '' ? 0 : 1);

/** The deck with one more of a card: the first Illuminati is the deck's own. Unchanged if it is full. */
export function withOne(deck: Deck, card: CardId): Deck {
  if (deck.illuminati === '' && factsOf(card).kind === 'illuminati') return { ...deck, illuminati: card };
  if (sizeOf(deck) >= MOST) return deck;
  return { ...deck, cards: { ...deck.cards, [card]: spares(deck, card) + 1 } };
}

/** The deck with one less of a card: spare Illuminati go before the deck's own. Unchanged if it has none. */
export function withoutOne(deck: Deck, card: CardId): Deck {
  const n = spares(deck, card);
  if (n === 0) return deck.illuminati === card ? { ...deck, illuminati: '' } : deck;
  const { [card]: _, ...others } = deck.cards;
  return { ...deck, cards: n === 1 ? others : { ...deck.cards, [card]: n - 1 } };
}

/** Every card of the deck but its Illuminati, once for each copy. */
export const cardsOf = ({ cards }: Deck): readonly CardFacts[] =>
  Object.entries(cards).flatMap(([card, n]) => Array.from({ length: n }, () => factsOf(card)));

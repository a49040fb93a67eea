import { signal } from '@preact/signals';
import { type Deck, deckOf, entriesOf } from './deck';

export interface OwnDeck extends Deck {
  readonly id: string;
  /** Last change, epoch ms. */
  readonly changed: number;
}

const KEY = 'illuminice.decks';
/** Most decks kept; the one unchanged for longest goes first. */
const MOST = 100;

const isText = (value: unknown, longest: number): value is string => typeof value === 'string' && value.length <= longest;

function readDeck(stored: unknown): OwnDeck | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { id, name, illuminati, cards, changed } = stored as Record<string, unknown>;
  if (!isText(id, 40) || id === '' || !isText(name, 100) || !isText(illuminati, 60) || !Array.isArray(cards)) return null;
  const entries = cards.slice(0, 100).filter((entry): entry is string => isText(entry, 60));
  return { id, changed: typeof changed === 'number' ? changed : 0, ...deckOf(name, illuminati, entries) };
}

function read(): readonly OwnDeck[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.slice(0, MOST).flatMap((entry) => readDeck(entry) ?? []);
  } catch {
    // No storage, or unreadable: no decks.
    return [];
  }
}

const decks = signal<readonly OwnDeck[]>(read());
addEventListener('storage', ({ key }) => {
  if (key === KEY || key === null) decks.value = read();
});

/** The player's decks, last changed first. Reads a signal, so components that call it subscribe. */
export const ownDecks = (): readonly OwnDeck[] => decks.value;

export const findOwn = (id: string): OwnDeck | undefined => decks.value.find((deck) => deck.id === id);

function write(changed: readonly OwnDeck[]): void {
  decks.value = changed;
  try {
    const plain = changed.map((deck) => ({
      id: deck.id,
      name: deck.name,
      illuminati: deck.illuminati,
      cards: entriesOf(deck),
      changed: deck.changed,
    }));
    localStorage.setItem(KEY, JSON.stringify(plain));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

export function keepDeck(id: string, deck: Deck): void {
  const { name, illuminati, cards } = deck;
  // Another window may have stored some meanwhile.
  const others = read().filter((other) => other.id !== id);
  write([{ id, name, illuminati, cards, changed: Date.now() }, ...others].slice(0, MOST));
}

/** Stores a deck as a new one. @returns its id */
export function keepNew(deck: Deck): string {
  const id = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(36).padStart(2, '0')).join('');
  keepDeck(id, deck);
  return id;
}

export const dropDeck = (id: string): void => write(read().filter((deck) => deck.id !== id));

import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Deck, deckOf, entriesOf } from './deck';
import { keepDeck } from './shelf';

const MOST = 500;

interface Past {
  readonly before: readonly Deck[];
  readonly now: Deck;
  readonly after: readonly Deck[];
}

/** A deck in the editor: each change is stored on the device at once, and can be undone. */
export interface EditedDeck {
  readonly deck: Deck;
  change(to: Deck): void;
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
}

const copyOf = (deck: Deck): Deck => deckOf(deck.name, deck.illuminati, entriesOf(deck));

export function useDeck(id: string, stored: Deck): EditedDeck {
  const [{ before, now, after }, setPast] = useState<Past>(() => ({ before: [], now: copyOf(stored), after: [] }));
  // A deck that was only viewed is not stored anew.
  const isChanged = before.length + after.length > 0;
  useEffect(() => {
    if (isChanged) keepDeck(id, now);
  }, [now]);
  const [lastBefore] = before.slice(-1);
  const [firstAfter] = after;
  const steps = useMemo(
    () => ({
      change: (next: Deck) =>
        setPast((past) => (next === past.now ? past : { before: [...past.before, past.now].slice(-MOST), now: next, after: [] })),
      undo: () =>
        setPast((past) => {
          const last = past.before.at(-1);
          return last ? { before: past.before.slice(0, -1), now: last, after: [past.now, ...past.after] } : past;
        }),
      redo: () =>
        setPast((past) => {
          const [next, ...later] = past.after;
          return next ? { before: [...past.before, past.now], now: next, after: later } : past;
        }),
    }),
    [],
  );
  return { deck: now, change: steps.change, undo: lastBefore ? steps.undo : null, redo: firstAfter ? steps.redo : null };
}

const CARRIED = 'illuminice.deck';

/** The deck of one's own that is carried to the next table, in this window; null: none is. */
export function carriedDeck(): string | null {
  try {
    return sessionStorage.getItem(CARRIED);
  } catch {
    return null;
  }
}

export function carryDeck(id: string): void {
  try {
    sessionStorage.setItem(CARRIED, id);
  } catch {
    // It can be picked at the table as well.
  }
}

const CARRIED = 'illuminice.deck';

/** The own deck to be used at the next table, in this window; null: none. */
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
    // The deck can be picked at the table, too.
  }
}

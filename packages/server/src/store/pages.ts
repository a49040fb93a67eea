import type { Yielding } from '../yielding.js';
import type { Entry, Store } from './store.js';

/** Entries of a journal that are read at a time: reading holds up all tables, too. */
const PAGE = 500;

/** The entries of a game after the first so many, in order, page by page, each read in a slice of its own. */
export async function* pagesOf(store: Store, yielding: Yielding, game: string, after: number): AsyncGenerator<Entry[]> {
  for (let from = after; ; from += PAGE) {
    await yielding.next();
    const page = await store.entries(game, from, PAGE);
    yield page;
    if (page.length < PAGE) return;
  }
}

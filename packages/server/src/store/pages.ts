import type { Yielding } from '../yielding.js';
import type { Entry, Store } from './store.js';

/** Journal entries of one read: reading blocks all tables. */
const PAGE = 500;

/** Later entries of a game, in order, page by page, each read in its own slice. */
export async function* pagesOf(store: Store, yielding: Yielding, game: string, after: number): AsyncGenerator<Entry[]> {
  for (let from = after; ; from += PAGE) {
    await yielding.next();
    const page = await store.entries(game, from, PAGE);
    yield page;
    if (page.length < PAGE) return;
  }
}

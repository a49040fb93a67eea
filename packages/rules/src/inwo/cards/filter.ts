import type { Filter } from '../types/cards.js';
import type { Board, CopyId } from '../types/index.js';

/** Traits of a card as far as known: all that filters read of live values. */
export type TraitsOf = (id: CopyId) => ReadonlySet<string>;

/** True if a card on the table matches a filter. Illuminati match no trait (N-301). */
export const fitsBy = (board: Board, traitsOf: TraitsOf, filter: Filter, id: CopyId): boolean => {
  if (filter === 'anything') return true;
  if (typeof filter === 'string') return traitsOf(id).has(filter);
  if ('card' in filter) return board.cards[id]?.card === filter.card;
  if ('any' in filter) return filter.any.some((part) => fitsBy(board, traitsOf, part, id));
  if ('all' in filter) return filter.all.every((part) => fitsBy(board, traitsOf, part, id));
  if ('not' in filter) return !fitsBy(board, traitsOf, filter.not, id);
  const master = board.cards[id]?.master;
  return master != null && fitsBy(board, traitsOf, filter.puppetOf, master);
};

/** True if these traits and this card match a filter, for cards outside structures. */
export const fitsWords = (filter: Filter, traits: ReadonlySet<string>, card: string): boolean => {
  if (filter === 'anything') return true;
  if (typeof filter === 'string') return traits.has(filter);
  if ('card' in filter) return filter.card === card;
  if ('any' in filter) return filter.any.some((part) => fitsWords(part, traits, card));
  if ('all' in filter) return filter.all.every((part) => fitsWords(part, traits, card));
  return 'not' in filter && !fitsWords(filter.not, traits, card);
};

/** True if a filter names this card; such a text reaches Secret Groups, too (N-491). */
export const names = (filter: Filter | undefined, card: string): boolean => {
  if (filter === undefined || typeof filter === 'string') return false;
  if ('card' in filter) return filter.card === card;
  if ('any' in filter) return filter.any.some((part) => names(part, card));
  if ('all' in filter) return filter.all.some((part) => names(part, card));
  return false;
};

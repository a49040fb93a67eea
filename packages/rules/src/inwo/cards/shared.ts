import type { CardId } from '../../core/types.js';
import { earlierOf } from '../earlier.js';
import type { CardFacts } from '../types/cards.js';
import type { Board, Options } from '../types/index.js';
import { STARTER } from './decks.js';
import { CARDS, cardsOf, isGroupCard } from './index.js';

/* The one set that all players share (N-1304). */

export const ILLUMINATI_IDS: readonly CardId[] = CARDS.filter(({ kind }) => kind === 'illuminati').map(({ id }) => id);

/** Cards that are useless if every card exists once, and Illuminati are not in the decks. */
const FOR_COPIES: ReadonlySet<CardId> = new Set([
  'clone',
  'counter-revolution',
  'faction-fight',
  'forgery',
  'impostor',
  'media-blitz',
  'payoff',
  'purge',
  'unmasked',
]);

/** Cards whose price is undrawn cards, which belong to nobody. */
const FOR_UNDRAWN: ReadonlySet<CardId> = new Set(['march-on-washington', 'voodoo-economics']);

/** True if a pool has the card (N-1303). */
export const isInPool = ({ id, pool: cardPool }: CardFacts, pool: Options['pool']): boolean =>
  pool === 'starter' ? STARTER.has(id) : pool === 'sure' ? cardPool === 'sure' : cardPool !== 'none';

/** Both decks of a table with one shared set: every card of the pool once, in the order of the card list. */
export const sharedSet = ({ options: { pool }, version }: Pick<Board, 'options' | 'version'>): { plot: CardId[]; group: CardId[] } => {
  const { sharesLoosely } = earlierOf({ version });
  const cards = cardsOf(version).filter((facts) => facts.kind !== 'illuminati' && isInPool(facts, pool) && !FOR_COPIES.has(facts.id));
  const ids = cards.map(({ id }) => id).filter((id) => sharesLoosely || !FOR_UNDRAWN.has(id));
  return { plot: ids.filter((id) => !isGroupCard(id)), group: ids.filter(isGroupCard) };
};

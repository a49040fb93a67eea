import type { CardId, Refusal } from '../../core/types.js';
import type { Options } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { findFacts, groupFacts, isBlank } from './index.js';
import { isInPool } from './shared.js';

/** Cards of a list, `id*2` expanded to two. */
export const listed = (cards: readonly string[]): CardId[] =>
  cards.flatMap((entry) => {
    const [, card = entry, count = '1'] = /^(.+)\*(\d{1,2})$/.exec(entry) ?? [];
    return Array.from({ length: Number(count) }, () => card);
  });

type Allowed = Pick<Options, 'pool' | 'copies'>;

const cardFault = (card: CardId, count: number, { pool, copies }: Allowed): Refusal | null => {
  const facts = findFacts(card);
  if (!facts) return refuse('N-103', 'noSuchCard', { card });
  if (isBlank(card)) return null;
  // A copy of a ready-made deck is legal, though one of its cards is in no pool.
  const isAllowed = isInPool(facts, pool) || (pool === 'all' && isInPool(facts, 'starter'));
  if (!isAllowed) return refuse('N-103', 'notInPool', { card });
  return copies !== null && count > copies ? refuse('N-103', 'tooMany', { card, most: copies }) : null;
};

/** Faults of a deck of 44 cards (`id*2`: two) under these options (N-102, N-103), each card once; empty for a legal deck. */
export const deckFaults = (options: Allowed, illuminati: CardId, cards: readonly string[]): Refusal[] => {
  const all = listed(cards);
  const counts = new Map<CardId, number>();
  for (const card of all) counts.set(card, (counts.get(card) ?? 0) + 1);
  const faults: Refusal[] = [];
  if (findFacts(illuminati)?.kind !== 'illuminati') faults.push(refuse('N-102', 'noIlluminati'));
  for (const [card, count] of counts) {
    const fault = cardFault(card, count, options);
    if (fault) faults.push(fault);
  }
  if (all.length !== DECK_SIZE - 1) faults.push(refuse('N-102', 'notFortyFive', { count: all.length + 1 }));
  if (!all.some((card) => groupFacts(card))) faults.push(refuse('N-102', 'noGroup'));
  return faults;
};

const DECK_SIZE = 45;

import { z } from 'zod';
import { below } from '../../core/rng.js';
import type { CardId, Refusal } from '../../core/types.js';
import type { Side } from '../../domain/types.js';
import { READY_DECKS } from '../cards/decks.js';
import { findFacts, groupFacts, illuminatiFacts, isBlank } from '../cards/index.js';
import { madeDeck } from '../cards/made.js';
import { isInPool } from '../cards/shared.js';
import { type Actor, emit, leadCards, seatOf } from '../game/game.js';
import { byBacks, type Deck, decksChosen, illuminatiChosen, leadsChosen } from '../turn/opening.js';
import type { Options, State } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { type Command, id, side } from './command.js';

/** The cards of a list in which `id*2` stands for two of one, each as often as it is there. */
export const listed = (cards: readonly string[]): CardId[] =>
  cards.flatMap((entry) => {
    const [, card = entry, count = '1'] = /^(.+)\*(\d{1,2})$/.exec(entry) ?? [];
    return Array.from({ length: Number(count) }, () => card);
  });

/** The options that say which cards a deck may hold. */
type Allowed = Pick<Options, 'pool' | 'copies'>;

const cardFault = (card: CardId, count: number, { pool, copies }: Allowed): Refusal | null => {
  const facts = findFacts(card);
  if (!facts) return refuse('N-103', 'noSuchCard', { card });
  if (isBlank(card)) return null;
  if (!isInPool(facts, pool)) return refuse('N-103', 'notInPool', { card });
  return copies !== null && count > copies ? refuse('N-103', 'tooMany', { card, most: copies }) : null;
};

/**
 * Everything that keeps cards from being a deck at a table with these options (N-102, N-103): each fault with its card, each card once.
 *
 * @param cards the 44 cards beside the Illuminati, by id, `id*2` for two
 * @returns an empty list for a deck that may be played
 */
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

/** A deck made for this Illuminati; its seed is the table's own (N-1303). */
const dealt = ({ board, secrets }: State, illuminati: CardId): Deck =>
  byBacks(illuminati, madeDeck(board.options.pool, illuminati, String(below(secrets.rng, 2 ** 31))).cards);

/** Chooses a deck, sealed (N-102…N-105). */
export const chooseDeck: Command<'chooseDeck', Deck> = {
  type: 'chooseDeck',
  shape: z.strictObject({
    type: z.literal('chooseDeck'),
    ready: id.optional(),
    illuminati: id.optional(),
    cards: z.array(id).max(60).optional(),
  }),
  check: ({ board, player }, { ready, illuminati, cards }) => {
    if (board.phase !== 'chooseDeck') return refuse('N-102', 'notNow');
    if (seatOf(board, player).chosen) return refuse('N-102', 'alreadyChosen');
    if (board.options.decks === 'made') {
      if (ready !== undefined || cards !== undefined) return refuse('N-103', 'onlyMade');
      return illuminatiFacts(illuminati ?? '') ? { illuminati: illuminati ?? '', plot: [], group: [] } : refuse('N-102', 'noIlluminati');
    }
    if (ready !== undefined) {
      const deck = READY_DECKS.get(ready);
      return deck ? byBacks(deck.illuminati, deck.cards) : refuse('N-103', 'noSuchDeck', { deck: ready });
    }
    if (board.options.decks === 'ready') return refuse('N-103', 'onlyReady');
    const [first, ...more] = deckFaults(board.options, illuminati ?? '', cards ?? []);
    if (first) return more.length > 0 ? { ...first, more } : first;
    return byBacks(illuminati ?? '', listed(cards ?? []));
  },
  apply: (game, by, chosen) => {
    const { board, state } = game;
    const deck = board.options.decks === 'made' ? dealt(state, chosen.illuminati) : chosen;
    state.secrets.private[by] = { ...seatPrivate(game, by), deck };
    seatOf(board, by).chosen = true;
    emit(game, { type: 'deckChosen', player: by });
    decksChosen(game);
  },
  hints: ({ board, player }) => (board.phase === 'chooseDeck' && !seatOf(board, player).chosen ? [...READY_DECKS.keys()] : []),
};

const seatPrivate = ({ state }: { state: { secrets: { private: Record<string, Actor['mine']> } } }, player: string): Actor['mine'] => {
  const mine = state.secrets.private[player];
  if (!mine) throw new Error(`nobody called ${player} sits here`);
  return mine;
};

/** Keeps one of the Illuminati dealt, sealed; the others go back (N-1304). */
export const chooseIlluminati: Command<'chooseIlluminati'> = {
  type: 'chooseIlluminati',
  shape: z.strictObject({ type: z.literal('chooseIlluminati'), card: id }),
  check: ({ board, player, mine }, intent) => {
    if (board.phase !== 'chooseIlluminati' || seatOf(board, player).chosen) return refuse('N-1304', 'notNow');
    return mine.dealt.includes(intent.card) ? intent : refuse('N-1304', 'notDealt', { card: intent.card });
  },
  apply: (game, by, { card }) => {
    seatPrivate(game, by).dealt = [card];
    seatOf(game.board, by).chosen = true;
    emit(game, { type: 'deckChosen', player: by });
    illuminatiChosen(game);
  },
  hints: ({ board, player, mine }) => (board.phase === 'chooseIlluminati' && !seatOf(board, player).chosen ? mine.dealt : []),
};

/** Picks a lead and its arrow, sealed (N-107). */
export const chooseLead: Command<'chooseLead', { card: CardId; arrow: Side }> = {
  type: 'chooseLead',
  shape: z.strictObject({ type: z.literal('chooseLead'), card: id, arrow: side }),
  check: ({ board, player, mine }, { card, arrow }) => {
    if (board.phase !== 'chooseLead' || seatOf(board, player).chosen) return refuse('N-107', 'notNow');
    if (!(mine.deck?.group ?? mine.groups.map((kept) => kept.card)).includes(card)) return refuse('N-107', 'notInDeck', { card });
    if (!groupFacts(card)) return refuse('N-107', 'notAGroup', { card });
    return mine.tried.includes(card) ? refuse('N-107', 'alreadyTried', { card }) : { card, arrow };
  },
  apply: (game, by, lead) => {
    seatPrivate(game, by).lead = lead;
    seatOf(game.board, by).chosen = true;
    emit(game, { type: 'leadChosen', player: by });
    leadsChosen(game);
  },
  hints: ({ board, player, mine }) => (board.phase === 'chooseLead' && !seatOf(board, player).chosen ? leadCards(mine) : []),
};

import { z } from 'zod';
import { below } from '../../core/rng.js';
import type { CardId } from '../../core/types.js';
import { deckFaults, listed } from '../cards/deck-faults.js';
import { READY_DECKS } from '../cards/decks.js';
import { illuminatiFacts } from '../cards/index.js';
import { madeDeck } from '../cards/made.js';
import { emit, privateOf, seatOf } from '../game/game.js';
import { byBacks, type Deck, decksChosen } from '../turn/opening.js';
import type { State } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { type Command, id } from './command.js';

/** A deck for this Illuminati, by the table's seed (N-1303). */
const dealt = ({ board, secrets }: State, illuminati: CardId): Deck =>
  byBacks(illuminati, madeDeck(board.options.pool, illuminati, String(below(secrets.rng, 2 ** 31)), board.version).cards);

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
    state.secrets.private[by] = { ...privateOf(game.state, by), deck };
    seatOf(board, by).chosen = true;
    emit(game, { type: 'deckChosen', player: by });
    decksChosen(game);
  },
  hints: ({ board, player }) => (board.phase === 'chooseDeck' && !seatOf(board, player).chosen ? [...READY_DECKS.keys()] : []),
};

import type { CardId, PlayerId } from '../core/types.js';
import { actionsFor, purse } from './exchange.js';
import { emit, type Game, privateOf, seatOf, turnOf } from './game.js';
import type { Parcel, State, TradeOffer } from './types.js';

/** Offers that no longer stand vanish with a word why (C-803). */
export const lapseOffers = (game: Game, lapses: (offer: TradeOffer) => boolean): void => {
  for (const offer of game.board.offers.filter(lapses)) closeOffer(game, offer, 'lapsed');
};

/** Takes an offer off the table, and what the two alone knew of it. */
export const closeOffer = (game: Game, offer: TradeOffer, why: 'accepted' | 'declined' | 'withdrawn' | 'lapsed'): void => {
  game.board.offers = game.board.offers.filter(({ id }) => id !== offer.id);
  for (const mine of Object.values(game.state.secrets.private)) mine.offered = mine.offered.filter((known) => known.offer !== offer.id);
  emit(game, { type: 'offerClosed', id: offer.id, by: offer.by, to: offer.to, why });
};

/** The Specials of one side of an offer, those known to the two alone included. */
export const specialsIn = (state: State, offer: TradeOffer, side: 'give' | 'ask'): CardId[] => {
  const hidden = privateOf(state, offer.by).offered.find((known) => known.offer === offer.id);
  return [...(offer[side].specials ?? []), ...(hidden?.[side] ?? [])];
};

/** Offers lapse when money, a card or an action that they name is gone (C-803). */
export const lapseGone = (game: Game): void => {
  const { board, state } = game;
  if (board.offers.length === 0) return;
  const stands = (player: PlayerId, parcel: Parcel, specials: readonly CardId[]): boolean => {
    const seat = seatOf(board, player);
    if (seat.status !== 'in' || (parcel.money ?? 0) > purse(board, player)) return false;
    if ((parcel.groups ?? []).some((group) => !seat.cards.includes(group))) return false;
    const { hand } = privateOf(state, player);
    return specials.every((card) => hand.includes(card) || seat.faceUp.includes(card));
  };
  lapseOffers(game, (offer) => {
    if (actionsFor(offer) > 0 && actionsFor(offer) > turnOf(board).actionsLeft) return true;
    return !stands(offer.by, offer.give, specialsIn(state, offer, 'give')) || !stands(offer.to, offer.ask, specialsIn(state, offer, 'ask'));
  });
};

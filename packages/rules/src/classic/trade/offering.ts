import type { CardId, PlayerId, Refusal } from '../../core/types.js';
import { type Actor, emit, type Game, privateOf, seatOf, turnOf } from '../game/game.js';
import type { Board, GameEvent, Intent, Parcel, Placement, Private, State, TradeOffer } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { actionsFor, purse } from './exchange.js';

export const offersKnown = (board: Board, mine: Private): TradeOffer[] =>
  mine.deals.length > 0 ? [...board.offers, ...mine.deals] : board.offers;

export const offersTo = ({ board, mine, player }: Actor): TradeOffer[] => offersKnown(board, mine).filter((offer) => offer.to === player);
export const offersBy = ({ board, mine, player }: Actor): TradeOffer[] => offersKnown(board, mine).filter((offer) => offer.by === player);

/** Offers that a player may answer: those to them, and own ones with willing receivers. */
export const answerable = (actor: Actor): TradeOffer[] => [...offersTo(actor), ...offersBy(actor).filter(({ willing }) => willing)];

const allOffers = ({ board, secrets }: State): TradeOffer[] => [
  ...board.offers,
  ...board.seats.flatMap(({ player }) => (secrets.private[player]?.deals ?? []).filter((deal) => deal.by === player)),
];

/** Why no offer of that name is open to the player: there is a new version, or it is gone (C-803). */
export const isGone = (actor: Actor, id: string): Refusal => {
  const next = offersTo(actor).find(({ replaces }) => replaces === id);
  return next ? refuse('C-803', 'changed', { player: next.by, version: next.version ?? 2 }) : refuse('C-803', 'noSuchOffer');
};

/** Players who may know of the open offer; undefined: everybody. */
export const onlyFor = (offer: TradeOffer): readonly PlayerId[] | undefined => (offer.secret ? [offer.by, offer.to] : undefined);

/** True if a legal intent concerns two players alone, so that nobody else may notice it (C-803). */
export const isAside = (actor: Actor, intent: Intent): boolean => {
  // A public offer ends publicly, whatever replaces it.
  if (intent.type === 'offer') return intent.secret === true && !actor.board.offers.some(({ id }) => id === intent.replaces);
  if (intent.type !== 'answer' && intent.type !== 'withdraw') return false;
  const meant = [...offersTo(actor), ...offersBy(actor)].find(({ id }) => intent.offer === undefined || id === intent.offer);
  if (!meant?.secret) return false;
  return intent.type === 'withdraw' || !intent.accept || (meant.choose === true && meant.to === actor.player);
};

/** Marks the receiver of an offer as willing, to all who know of the offer. */
export const markWilling = (game: Game, offer: TradeOffer, placements: readonly Placement[]): void => {
  const { id, by, to } = offer;
  for (const known of [game.board.offers, privateOf(game.state, by).deals, privateOf(game.state, to).deals])
    for (const [index, made] of known.entries())
      if (made.id === id) known[index] = { ...made, willing: structuredClone(placements) as Placement[] };
  const only = onlyFor(offer);
  emit(game, { type: 'offerWilling', id, by, to, ...(only && { only }) });
};

/** Closes offers that no longer stand, as lapsed (C-803). */
export const lapseOffers = (game: Game, lapses: (offer: TradeOffer) => boolean): void => {
  for (const offer of allOffers(game.state).filter(lapses)) closeOffer(game, offer, 'lapsed');
};

/** Removes an offer, with the secrets about it. A secret one becomes public when it is carried out. */
export const closeOffer = (game: Game, offer: TradeOffer, why: Extract<GameEvent, { type: 'offerClosed' }>['why']): void => {
  const { board, state } = game;
  if (!offer.secret) board.offers = board.offers.filter(({ id }) => id !== offer.id);
  for (const player of [offer.by, offer.to]) {
    const mine = privateOf(state, player);
    mine.offered = mine.offered.filter((known) => known.offer !== offer.id);
    mine.deals = mine.deals.filter(({ id }) => id !== offer.id);
  }
  const { id, by, to } = offer;
  const two = onlyFor(offer);
  if (two && why === 'accepted') emit(game, { type: 'offerClosed', id: null, by, to, why, secret: { to: two, what: { id } } });
  else emit(game, { type: 'offerClosed', id, by, to, why, ...(two && { only: two }) });
};

export const closedOffer = ({ id, secret }: Extract<GameEvent, { type: 'offerClosed' }>): string | null => id ?? secret?.what.id ?? null;

export const specialsIn = (state: State, offer: TradeOffer, side: 'give' | 'ask'): CardId[] => {
  const hidden = privateOf(state, offer.by).offered.find((known) => known.offer === offer.id);
  return [...(offer[side].specials ?? []), ...(hidden?.[side] ?? [])];
};

/** Offers lapse once their money, a card or an action is gone (C-803). */
export const lapseGone = (game: Game): void => {
  const { board, state } = game;
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

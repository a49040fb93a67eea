import type { PlayerId } from '../../core/types.js';
import { earlierOf } from '../earlier.js';
import { actorIn, emit, type Game, handGroup, handPlot, privateOf, seatOf, tableCard } from '../game/game.js';
import type { Board, CopyId, Deal, DealPart, OfferEnd, State, Zone } from '../types/index.js';
import { fewRefusal } from './offering.js';

/* How open offers leave the table (N-1104). */

const removeDeal = ({ board, state }: Game, { id: deal, from, to }: Deal): void => {
  board.deals = board.deals.filter((other) => other.id !== deal);
  for (const player of [from, to]) {
    const mine = privateOf(state, player);
    mine.offered = mine.offered.filter((offer) => offer.deal !== deal);
    if (mine.deals) mine.deals = mine.deals.filter(({ id }) => id !== deal);
  }
};

/** Players who may know of an open offer; undefined: everybody. */
export const onlyFor = ({ secret, from, to }: Deal): readonly PlayerId[] | undefined => (secret ? [from, to] : undefined);

/** Takes an offer off the table that its receiver has answered. */
export const answerDeal = (game: Game, deal: Deal, accept: boolean): void => {
  removeDeal(game, deal);
  const only = onlyFor(deal);
  emit(game, { type: 'answered', deal: deal.id, accept, ...(only && { only }) });
  if (only && accept) emit(game, { type: 'exchanged', player: deal.from, to: deal.to });
};

/** Takes an offer off the table that nobody has answered. */
export const closeDeal = (game: Game, deal: Deal, why: OfferEnd): void => {
  removeDeal(game, deal);
  const only = onlyFor(deal);
  emit(game, { type: 'offerClosed', deal: deal.id, player: deal.from, to: deal.to, why, ...(only && { only }) });
};

/** All open offers, each as its maker knows it. */
const allDeals = ({ board, secrets }: State): readonly Deal[] => {
  const deals = [...board.deals];
  for (const { player } of board.seats) for (const deal of secrets.private[player]?.deals ?? []) if (deal.from === player) deals.push(deal);
  return deals;
};

export const lapseDeals = (game: Game, lapses: (deal: Deal) => boolean): void => {
  for (const deal of allDeals(game.state).filter(lapses)) closeDeal(game, deal, 'lapsed');
};

const stands = ({ board, state }: Game, owner: PlayerId, part: DealPart, hand: readonly CopyId[]): boolean => {
  const { resources, groups } = part;
  if (seatOf(board, owner).status !== 'in' || fewRefusal(board, owner, part)) return false;
  const actor = actorIn({ board, state }, owner);
  // A Group of the hand under attack lies on the table; in vain, it comes back.
  const isHeld = (copy: CopyId) =>
    (handPlot(actor, copy) ?? handGroup(actor, copy)) !== undefined || tableCard(board, copy)?.zone === 'target';
  if (!hand.every(isHeld)) return false;
  const isTheirs = (copy: CopyId, zone: Zone) => tableCard(board, copy)?.owner === owner && tableCard(board, copy)?.zone === zone;
  return resources.every((copy) => isTheirs(copy, 'resource')) && groups.every((copy) => isTheirs(copy, 'structure'));
};

/** Groups go to whose main phase it is: after that an offer that names some is over (N-1102). */
const isOver = ({ turn, phase }: Board, { from, to, give, ask }: Deal): boolean => {
  const isLate = (groups: readonly CopyId[], receiver: PlayerId) => groups.length > 0 && (phase !== 'main' || turn?.player !== receiver);
  return isLate(give.groups, to) || isLate(ask.groups, from);
};

/** Offers lapse when a card that they name is gone (N-1104). */
export const lapseGone = (game: Game): void => {
  const { board, state } = game;
  if (earlierOf(board).keepsOffers) return;
  lapseDeals(game, (deal) => {
    const { id, from, to, give, ask } = deal;
    const hidden = privateOf(state, from).offered.find((offer) => offer.deal === id);
    if (isOver(board, deal)) return true;
    return !stands(game, from, give, hidden?.give ?? []) || !stands(game, to, ask, hidden?.ask ?? []);
  });
};

import type { PlayerId } from '../../core/types.js';
import type { Private, State, TradeOffer, View } from '../types/index.js';
import { privateIn } from './game.js';

/** A secret offer as its receivers see it: of an offer to several, only that it is one of several. */
const asReceived = <O extends TradeOffer>(offer: O): O => (offer.bundle === null ? offer : { ...offer, bundle: offer.id });

const isOfSeveral = ({ by, bundle }: TradeOffer, viewer: PlayerId): boolean => by !== viewer && bundle !== null;

/** A player's secrets for their own view, without what secret offers would reveal of third players. */
const known = (mine: Private, viewer: PlayerId): Private =>
  mine.deals.some((deal) => isOfSeveral(deal, viewer))
    ? { ...mine, deals: mine.deals.map((deal) => (isOfSeveral(deal, viewer) ? asReceived(deal) : deal)) }
    : mine;

/** Filters the state for a viewer: the board, and their own secrets; null: a spectator (C-307). */
export const viewFor = (state: State, viewer: PlayerId | null): View => {
  const mine = viewer === null ? undefined : privateIn(state, viewer);
  return { board: state.board, player: mine ? viewer : null, mine: mine && viewer !== null ? known(mine, viewer) : null };
};

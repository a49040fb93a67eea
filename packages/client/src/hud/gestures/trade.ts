import type { Parcel, PlayerId, TradeOffer } from '@illuminice/rules';
import type { Arriving, Table, TradeGesture } from './types';

export const emptyParcel = (): Required<Parcel> => ({ money: 0, groups: [], specials: [], promise: '' });
export const nothingArrives = (): Arriving => ({ hung: [], gone: [] });

export const newTrade = (...to: PlayerId[]): TradeGesture => ({
  kind: 'trade',
  to,
  choose: false,
  give: emptyParcel(),
  ask: emptyParcel(),
  arriving: nothingArrives(),
  secret: false,
  counters: null,
  replaces: null,
});

/** All open offers that the viewer can see, public ones and his own secret ones. */
export const openOffers = ({ view }: Pick<Table, 'view'>): TradeOffer[] => [...view.board.offers, ...(view.mine?.deals ?? [])];

export const offerNamed = (table: Pick<Table, 'view'>, id: string): TradeOffer | undefined =>
  openOffers(table).find((offer) => offer.id === id);

import type { Parcel, PlayerId, TradeOffer } from '@illuminice/rules';
import type { Arriving, Table, TradeGesture } from './types';

export const emptyParcel = (): Required<Parcel> => ({ money: 0, groups: [], specials: [], promise: '' });
export const nothingArrives = (): Arriving => ({ hung: [], gone: [] });

export const newTrade = (...to: PlayerId[]): TradeGesture => ({
  kind: 'trade',
  to,
  several: to.length > 1,
  choose: false,
  give: emptyParcel(),
  ask: emptyParcel(),
  arriving: nothingArrives(),
  secret: false,
  counters: null,
  replaces: null,
});

/** To other partners: their cards mean nothing to one another, so what was asked for is gone, but for the promise. */
const offeredTo = (gesture: TradeGesture, to: PlayerId[]): TradeGesture => ({
  ...gesture,
  to,
  ask: { ...emptyParcel(), promise: gesture.ask.promise },
  arriving: nothingArrives(),
  counters: null,
});

/** A partner was picked: they take the place of the one before, or come or go where several are asked. */
export function pickPartner(gesture: TradeGesture, player: PlayerId): TradeGesture {
  const there = gesture.to.includes(player);
  if (!gesture.several) return there ? gesture : offeredTo(gesture, [player]);
  return offeredTo(gesture, there ? gesture.to.filter((one) => one !== player) : [...gesture.to, player]);
}

/** Several are to be asked at once, or (`several`: false) only the first of them. */
export function askSeveral(gesture: TradeGesture, several: boolean): TradeGesture {
  const next = { ...gesture, several, choose: several && gesture.choose };
  return several || gesture.to.length < 2 ? next : offeredTo(next, gesture.to.slice(0, 1));
}

/** All open offers that the viewer can see, public ones and his own secret ones. */
export const openOffers = ({ view }: Pick<Table, 'view'>): TradeOffer[] => [...view.board.offers, ...(view.mine?.deals ?? [])];

export const offerNamed = (table: Pick<Table, 'view'>, id: string): TradeOffer | undefined =>
  openOffers(table).find((offer) => offer.id === id);

import type { CardId, IntentOf, Parcel, Place, Placement, PlayerId, TradeOffer } from '@illuminice/rules';
import type { AcceptGesture, Table, TradeGesture } from './types';

export const emptyParcel = (): Required<Parcel> => ({ money: 0, groups: [], specials: [], promise: '' });

export const newTrade = (to: PlayerId): TradeGesture => ({
  kind: 'trade',
  to,
  give: emptyParcel(),
  ask: emptyParcel(),
  places: {},
  secret: false,
  counters: null,
});

/** Only what is not empty: an offer names what moves. */
const parcel = ({ money, groups, specials, promise }: Required<Parcel>): Parcel => ({
  ...(money > 0 && { money }),
  ...(groups.length > 0 && { groups }),
  ...(specials.length > 0 && { specials }),
  ...(promise.trim() !== '' && { promise: promise.trim() }),
});

const placements = (groups: readonly CardId[], places: Record<CardId, Place>): Placement[] =>
  groups.flatMap((group) => {
    const place = places[group];
    return place ? [{ group, onto: place.onto, arrow: place.arrow }] : [];
  });

/** The offer, or null while it is empty. */
export function offerIntent({ to, give, ask, places, secret, counters }: TradeGesture): IntentOf<'offer'> | null {
  const given = parcel(give);
  const asked = parcel(ask);
  if (Object.keys(given).length + Object.keys(asked).length === 0) return null;
  const hung = placements(ask.groups, places);
  return {
    type: 'offer',
    to,
    give: given,
    ask: asked,
    ...(hung.length > 0 && { placements: hung }),
    ...(secret && { secret }),
    ...(counters && { counters }),
  };
}

/** All open offers that the viewer can see, public ones and his own secret ones. */
export const openOffers = ({ view }: Pick<Table, 'view'>): TradeOffer[] => [...view.board.offers, ...(view.mine?.deals ?? [])];

export const offerNamed = (table: Pick<Table, 'view'>, id: string): TradeOffer | undefined =>
  openOffers(table).find((offer) => offer.id === id);

export function acceptIntent(table: Table, { offer: id, places }: AcceptGesture): IntentOf<'answer'> {
  const hung = placements(offerNamed(table, id)?.give.groups ?? [], places);
  return { type: 'answer', offer: id, accept: true, ...(hung.length > 0 && { placements: hung }) };
}

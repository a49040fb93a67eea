import {
  arrivalPlaces,
  branchOf,
  type CardId,
  type IntentOf,
  type Parcel,
  type Place,
  type Placement,
  type PlayerId,
  type Suggestion,
  type TradeOffer,
} from '@illuminice/rules';
import { newTrade, offerNamed } from '../gestures/trade';
import type { AcceptGesture, Arriving, Table, TradeGesture } from '../gestures/types';

/** Who exchanges what; who receives Groups hangs them. */
export type Terms = Pick<TradeOffer, 'by' | 'to' | 'give' | 'ask'>;

/** What one side of an open offer holds, with the face-down Specials that the viewer knows of. */
const fullParcel = (side: Parcel, known: readonly CardId[] = []): Required<Parcel> => ({
  money: side.money ?? 0,
  groups: [...(side.groups ?? [])],
  specials: [...(side.specials ?? []), ...known],
  promise: side.promise ?? '',
});

const knownIn = ({ view }: Pick<Table, 'view'>, offer: TradeOffer) => view.mine?.offered.find((known) => known.offer === offer.id);

/** An answer to an offer, which begins as that offer seen from the other side; it stays open meanwhile. */
export function counterTo(table: Pick<Table, 'view'>, offer: TradeOffer): TradeGesture {
  const known = knownIn(table, offer);
  return {
    ...newTrade(offer.by),
    give: fullParcel(offer.ask, known?.ask),
    ask: fullParcel(offer.give, known?.give),
    secret: offer.secret,
    counters: offer.id,
  };
}

/** Another version of an own offer: it is withdrawn when this one is made, so that nobody accepts the wrong one. */
export function changed(table: Pick<Table, 'view'>, offer: TradeOffer): TradeGesture {
  const known = knownIn(table, offer);
  return {
    ...newTrade(offer.to),
    give: fullParcel(offer.give, known?.give),
    ask: fullParcel(offer.ask, known?.ask),
    secret: offer.secret,
    counters: offer.counters,
    replaces: offer.id,
  };
}

/** Only what is not empty: an offer names what moves. */
const parcel = ({ money, groups, specials, promise }: Required<Parcel>): Parcel => ({
  ...(money > 0 && { money }),
  ...(groups.length > 0 && { groups }),
  ...(specials.length > 0 && { specials }),
  ...(promise.trim() !== '' && { promise: promise.trim() }),
});

/** The exchange as the rules see it, with its first partner. */
export const termsOf = ({ to, give, ask }: TradeGesture, me: PlayerId): Terms => ({
  by: me,
  to: to[0] ?? '',
  give: parcel(give),
  ask: parcel(ask),
});

/** The arrows on which an arriving Group may hang, after those that hang already. */
export function arrowsFor(table: Table, terms: Terms, arriving: Arriving, group: CardId): Suggestion[] {
  const before = arriving.hung.findIndex((hung) => hung.group === group);
  const hung = before < 0 ? arriving.hung : arriving.hung.slice(0, before);
  return arrivalPlaces(table.view.board, terms, table.me, placements(table, terms, { hung, gone: [] }), group, arriving.gone);
}

/** Hangs a Group on another arrow. What was hung after it may have hung on it, so it is hung anew. */
export function hangArriving(arriving: Arriving, group: CardId, place: Place | null): Arriving {
  const at = arriving.hung.findIndex((hung) => hung.group === group);
  const kept = at < 0 ? arriving.hung : arriving.hung.slice(0, at);
  return { ...arriving, hung: place ? [...kept, { group, onto: place.onto, arrow: place.arrow }] : kept };
}

/** Of cards that fit nowhere those to be named: what hangs below one goes with it. */
export const topmost = ({ view }: Table, cards: readonly CardId[]): CardId[] =>
  cards.filter((card) => !cards.includes(view.board.cards[card]?.master ?? ''));

/** The placements of the intent: each Group with how its branch fits best, and what has to be given up for it. */
export function placements(table: Table, terms: Terms, { hung, gone }: Arriving): Placement[] {
  const done: Placement[] = [];
  for (const { group, onto, arrow } of hung) {
    const found = arrivalPlaces(table.view.board, terms, table.me, done, group, gone).find(
      (place) => place.onto === onto && place.arrow === arrow,
    );
    const lost = topmost(table, found?.plan.lost ?? []);
    done.push({
      group,
      onto,
      arrow,
      ...(found && found.puppets.length > 0 && { puppets: found.puppets }),
      ...(lost.length > 0 && { giveUp: lost }),
    });
  }
  const [first, ...rest] = done;
  return first && gone.length > 0 ? [{ ...first, giveUp: [...topmost(table, gone), ...(first.giveUp ?? [])] }, ...rest] : done;
}

/** Own Groups that could be given up: all but those that leave anyway. */
export const givable = ({ view, me }: Table, leaving: readonly CardId[]): CardId[] => {
  const seat = view.board.seats.find(({ player }) => player === me);
  const away = leaving.flatMap((group) => branchOf(view.board, group));
  return (seat?.cards ?? []).filter((card) => card !== seat?.illuminati && !away.includes(card));
};

/** The offer, or null while nothing moves by it or nobody gets it. */
export function offerIntent(table: Table, gesture: TradeGesture): IntentOf<'offer'> | null {
  const { to, choose, give, ask, arriving, secret, counters } = gesture;
  const [only, ...more] = to;
  const [given, asked] = [parcel(give), parcel(ask)];
  if (only === undefined || Object.keys(given).length + Object.keys(asked).length === 0) return null;
  const hung = placements(table, termsOf(gesture, table.me), arriving);
  return {
    type: 'offer',
    to: more.length > 0 ? [...to] : only,
    give: given,
    ask: asked,
    ...(hung.length > 0 && { placements: hung }),
    ...(secret && { secret }),
    ...(choose && more.length > 0 && { choose: true as const }),
    // What it answers may be gone meanwhile; then it is an offer like any other.
    ...(counters && offerNamed(table, counters) && { counters }),
  };
}

export function acceptIntent(table: Table, { offer: id, arriving }: AcceptGesture): IntentOf<'answer'> {
  const offer = offerNamed(table, id);
  const hung = offer ? placements(table, offer, arriving) : [];
  return { type: 'answer', offer: id, accept: true, ...(hung.length > 0 && { placements: hung }) };
}

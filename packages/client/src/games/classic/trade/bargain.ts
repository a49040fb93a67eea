import type { CardId, PlayerId } from '@illuminice/rules';
import { arrivalPlaces, type IntentOf, type OpenToOffers, type Parcel, type Placement, type TradeOffer } from '@illuminice/rules/classic';
import type { AcceptDraft, Arriving, TradeDraft } from '../drafts/data';
import type { Position } from '../drafts/kind';

export const emptyParcel = (): Required<Parcel> => ({ money: 0, groups: [], specials: [], promise: '' });
export const nothingArrives = (): Arriving => ({ hung: [], gone: [], inHand: null });

export const newTrade = (...partners: PlayerId[]): TradeDraft => ({
  kind: 'trade',
  to: partners,
  several: partners.length > 1,
  choose: false,
  give: emptyParcel(),
  ask: emptyParcel(),
  arriving: nothingArrives(),
  secret: false,
  counters: null,
  replaces: null,
});

export const newAccept = (offer: string): AcceptDraft => ({ kind: 'accept', offer, arriving: nothingArrives() });

/** Partners changed: the requested cards were the former partner's, so the request is cleared, except for the promise. */
const offeredTo = (draft: TradeDraft, partners: PlayerId[]): TradeDraft => ({
  ...draft,
  to: partners,
  ask: { ...emptyParcel(), promise: draft.ask.promise },
  arriving: nothingArrives(),
  counters: null,
});

/** Picks a partner: replaces the former one, or toggles them if several are allowed. */
export function pickPartner(draft: TradeDraft, player: PlayerId): TradeDraft {
  const there = draft.to.includes(player);
  if (!draft.several) return there ? draft : offeredTo(draft, [player]);
  return offeredTo(draft, there ? draft.to.filter((partner) => partner !== player) : [...draft.to, player]);
}

/** Allows several partners, or (`several`: false) keeps only the first. */
export function askSeveral(draft: TradeDraft, several: boolean): TradeDraft {
  const next = { ...draft, several, choose: several && draft.choose };
  return several || draft.to.length < 2 ? next : offeredTo(next, draft.to.slice(0, 1));
}

export const openOffers = ({ view }: Pick<Position, 'view'>): TradeOffer[] =>
  view.board.phase === 'over' ? [] : [...view.board.offers, ...(view.mine?.deals ?? [])];

export const offerNamed = (position: Pick<Position, 'view'>, id: string): TradeOffer | undefined =>
  openOffers(position).find((offer) => offer.id === id);

export type Terms = Pick<TradeOffer, 'by' | 'to' | 'give' | 'ask'>;

/** Everything on one side of an open offer, with the face-down Specials that the viewer knows. */
const fullParcel = (side: Parcel, known: readonly CardId[] = []): Required<Parcel> => ({
  money: side.money ?? 0,
  groups: [...(side.groups ?? [])],
  specials: [...(side.specials ?? []), ...known],
  promise: side.promise ?? '',
});

const knownIn = ({ view }: Pick<Position, 'view'>, offer: TradeOffer) => view.mine?.offered.find((known) => known.offer === offer.id);

/** A counter-offer, which starts as the offer seen from the other side; that offer stays open. */
export function counterTo(position: Pick<Position, 'view'>, offer: TradeOffer): TradeDraft {
  const known = knownIn(position, offer);
  return {
    ...newTrade(offer.by),
    give: fullParcel(offer.ask, known?.ask),
    ask: fullParcel(offer.give, known?.give),
    secret: offer.secret,
    counters: offer.id,
  };
}

/** An offer to a player who is open to offers: it starts with a request for everything they listed that is tradable now. */
export function answerTo({ view: { board } }: Pick<Position, 'view'>, player: PlayerId, opening: OpenToOffers): TradeDraft {
  const groups = board.phase === 'actions' && board.frames.length === 0 ? opening.groups : [];
  return { ...newTrade(player), ask: { ...emptyParcel(), money: opening.money, groups: [...groups], specials: [...opening.specials] } };
}

/** A new version of an own offer, which replaces it and the offers made together with it. */
export function changed(position: Pick<Position, 'view'>, offer: TradeOffer): TradeDraft {
  const known = knownIn(position, offer);
  const { id, by, bundle, choose = false } = offer;
  const madeWith = openOffers(position).filter(
    (offer) => offer.id === id || (bundle !== null && offer.bundle === bundle && offer.by === by),
  );
  return {
    ...newTrade(...madeWith.map(({ to: partner }) => partner)),
    choose,
    give: fullParcel(offer.give, known?.give),
    ask: fullParcel(offer.ask, known?.ask),
    secret: offer.secret,
    counters: offer.counters,
    replaces: id,
  };
}

const parcel = ({ money, groups, specials, promise }: Required<Parcel>): Parcel => ({
  ...(money > 0 && { money }),
  ...(groups.length > 0 && { groups }),
  ...(specials.length > 0 && { specials }),
  ...(promise.trim() !== '' && { promise: promise.trim() }),
});

/** The exchange with its first partner, as the rules see it. */
export const termsOf = ({ to: partners, give, ask }: TradeDraft, me: PlayerId): Terms => ({
  by: me,
  to: partners[0] ?? '',
  give: parcel(give),
  ask: parcel(ask),
});

/** Cards without a place that must be named: a named card includes those below it. */
export const topmost = ({ view }: Position, cards: readonly CardId[]): CardId[] =>
  cards.filter((card) => !cards.includes(view.board.cards[card]?.master ?? ''));

/** Placements of the intent: each Group with the best fit of its branch, and what has to be given up for it. */
export function placements(position: Position, terms: Terms, { hung, gone }: Pick<Arriving, 'hung' | 'gone'>): Placement[] {
  const done: Placement[] = [];
  for (const { group, onto, arrow } of hung) {
    const found = arrivalPlaces(position.view.board, terms, position.me, { group, placed: done, gone }).find(
      (place) => place.onto === onto && place.arrow === arrow,
    );
    const lost = topmost(position, found?.plan.lost ?? []);
    done.push({
      group,
      onto,
      arrow,
      ...(found && found.puppets.length > 0 && { puppets: found.puppets }),
      ...(lost.length > 0 && { giveUp: lost }),
    });
  }
  const [first, ...rest] = done;
  return first && gone.length > 0 ? [{ ...first, giveUp: [...topmost(position, gone), ...(first.giveUp ?? [])] }, ...rest] : done;
}

/** The offer; null if nothing would change hands or nobody receives it. */
export function offerIntent(position: Position, draft: TradeDraft): IntentOf<'offer'> | null {
  const { to: partners, choose, give, ask, arriving, secret, counters, replaces } = draft;
  const [only, ...more] = partners;
  const [given, asked] = [parcel(give), parcel(ask)];
  if (only === undefined || Object.keys(given).length + Object.keys(asked).length === 0) return null;
  const hung = placements(position, termsOf(draft, position.me), arriving);
  return {
    type: 'offer',
    to: more.length > 0 ? [...partners] : only,
    give: given,
    ask: asked,
    ...(hung.length > 0 && { placements: hung }),
    ...(secret && { secret }),
    ...(choose && more.length > 0 && { choose: true as const }),
    // If the countered offer is gone, this one is an ordinary offer.
    ...(counters && offerNamed(position, counters) && { counters }),
    // If the replaced offer was accepted meanwhile, this one is refused: nobody wants the deal twice.
    ...(replaces && { replaces }),
  };
}

export function acceptIntent(position: Position, { offer: id, arriving }: AcceptDraft): IntentOf<'answer'> {
  const offer = offerNamed(position, id);
  const hung = offer ? placements(position, offer, arriving) : [];
  return { type: 'answer', offer: id, accept: true, ...(hung.length > 0 && { placements: hung }) };
}

import type { PlayerId } from '@illuminice/rules';
import {
  type CopyId,
  type Deal,
  type DealFields,
  type DealPart,
  dealsKnown,
  findSeat,
  type Intent,
  type IntentOf,
  isGroupCard,
  isGroupInPlay,
  type Kept,
  type OpenToOffers,
  type PuppetPlace,
  suggestPlaces,
  type View,
} from '@illuminice/rules/inwo';
import type { TradeDraft } from '../drafts/data';
import { cardOf, ownGroups, ownPlots } from '../known';
import type { Position } from '../types';

export const PARTS = ['plots', 'cards', 'resources', 'groups'] as const satisfies readonly (keyof DealFields)[];
export type Part = (typeof PARTS)[number];

export const newTrade = (...partners: readonly PlayerId[]): TradeDraft => ({
  kind: 'trade',
  to: partners,
  several: partners.length > 1,
  give: {},
  ask: {},
  pay: null,
  spots: {},
  secret: false,
  counters: null,
  replaces: null,
});

/** Partners changed: cards requested by name were the former partner's, so that request is cleared. */
const offeredTo = (draft: TradeDraft, partners: readonly PlayerId[]): TradeDraft => {
  const { anyPlots = 0, anyCards = 0, promise } = draft.ask;
  return { ...draft, to: partners, ask: { anyPlots, anyCards, ...(promise !== undefined && { promise }) }, spots: {}, counters: null };
};

/** Picks a partner: replaces the former one, or toggles them if several are allowed. */
export const pickPartner = (draft: TradeDraft, player: PlayerId): TradeDraft => {
  const there = draft.to.includes(player);
  if (!draft.several) return there ? draft : offeredTo(draft, [player]);
  return offeredTo(draft, there ? draft.to.filter((partner) => partner !== player) : [...draft.to, player]);
};

/** Allows several partners, or (`several`: false) keeps only the first. */
export const askSeveral = (draft: TradeDraft, several: boolean): TradeDraft => {
  const next = { ...draft, several };
  return several || draft.to.length < 2 ? next : offeredTo(next, draft.to.slice(0, 1));
};

export const openDeals = ({ view }: Pick<Position, 'view'>): readonly Deal[] => (view.board.outcome ? [] : dealsKnown(view));

export const dealOf = (position: Pick<Position, 'view'>, id: number): Deal | undefined =>
  openDeals(position).find((deal) => deal.id === id);

/** Everything on one side of an open offer, with the hidden cards that the viewer knows. */
const fullSide = (part: DealPart, known: readonly CopyId[], view: View): DealFields => {
  const { plots, cards, resources, groups, anyPlots, anyCards, promise } = part;
  const hidden = known.filter((copy) => !plots.includes(copy) && !cards.includes(copy));
  const isCard = (copy: CopyId) => isGroupCard(cardOf(view, copy) ?? '');
  return {
    plots: [...plots, ...hidden.filter((copy) => !isCard(copy))],
    cards: [...cards, ...hidden.filter(isCard)],
    ...{ resources, groups },
    ...(anyPlots !== undefined && { anyPlots }),
    ...(anyCards !== undefined && { anyCards }),
    ...(promise !== undefined && { promise }),
  };
};

const knownIn = ({ view }: Pick<Position, 'view'>, deal: Deal) =>
  view.mine?.offered.find((offer) => offer.deal === deal.id) ?? { give: [], ask: [] };

/** A counter-offer, which starts as the offer seen from the other side; that offer stays open. */
export const counterTo = (position: Pick<Position, 'view'>, deal: Deal): TradeDraft => {
  const known = knownIn(position, deal);
  const { anyPlots: _, anyCards: __, ...give } = fullSide(deal.ask, known.ask, position.view);
  const ask = fullSide(deal.give, known.give, position.view);
  return { ...newTrade(deal.from), give, ask, secret: deal.secret === true, counters: deal.id };
};

/** A new version of an own offer, which replaces it and the offers made together with it. */
export const changed = (position: Pick<Position, 'view'>, deal: Deal): TradeDraft => {
  const known = knownIn(position, deal);
  const { id, from, bundle } = deal;
  const made = openDeals(position).filter(
    (other) => other.id === id || (bundle !== undefined && other.bundle === bundle && other.from === from),
  );
  return {
    ...newTrade(...made.map(({ to: partner }) => partner)),
    give: fullSide(deal.give, known.give, position.view),
    ask: fullSide(deal.ask, known.ask, position.view),
    pay: deal.pay[0] ?? null,
    secret: deal.secret === true,
    counters: deal.counters ?? null,
    replaces: id,
  };
};

/** An offer to a player who is open to offers: it starts with a request for everything they listed. */
export const answerTo = (player: PlayerId, { plots, cards, resources, hiddenPlots, hiddenGroups }: OpenToOffers): TradeDraft => ({
  ...newTrade(player),
  ask: {
    ...{ plots, cards, resources },
    ...(hiddenPlots > 0 && { anyPlots: hiddenPlots }),
    ...(hiddenGroups > 0 && { anyCards: hiddenGroups }),
  },
});

/** Numbers of Plots, and of Groups and Resources, that each partner can still choose from. */
export const anyOf = ({ view }: Position, { to: partners, ask }: TradeDraft): { readonly plots: number; readonly cards: number } => {
  const seats = partners.flatMap((player) => findSeat(view.board, player) ?? []);
  const least = (counts: readonly number[], named: readonly CopyId[] = []) =>
    counts.length > 0 ? Math.max(0, Math.min(...counts) - named.length) : 0;
  return {
    plots: least(
      seats.map(({ hiddenPlots, plots }) => hiddenPlots + plots.length),
      ask.plots,
    ),
    cards: least(
      seats.map(({ hiddenGroups, groups }) => hiddenGroups + groups.length),
      ask.cards,
    ),
  };
};

const onTable = ({ board }: View, owner: PlayerId, part: Part): CopyId[] =>
  Object.values(board.cards).flatMap((card) => {
    const fits = part === 'resources' ? card.zone === 'resource' : isGroupInPlay(card);
    return card.owner === owner && fits ? [card.id] : [];
  });

export const stockOf = ({ view, me }: Position, owner: PlayerId, part: Part): readonly CopyId[] => {
  if (part === 'resources' || part === 'groups') return onTable(view, owner, part);
  if (owner === me) return (part === 'plots' ? ownPlots(view) : ownGroups(view)).map(({ id }) => id);
  const seat = findSeat(view.board, owner);
  const open = (part === 'plots' ? seat?.plots : seat?.groups) ?? [];
  const isPlot = (kept: Kept) => !isGroupCard(kept.card);
  const seen = (view.mine?.seen ?? []).filter((kept) => kept.player === owner && isPlot(kept) === (part === 'plots'));
  return [...new Set([...open, ...seen].map(({ id }) => id))];
};

/** Places of arriving Groups: chosen ones first, else the first that fits. */
export const placementsFor = (
  { view, me }: Position,
  groups: readonly CopyId[],
  spots: Readonly<Record<CopyId, string>>,
): readonly PuppetPlace[] =>
  groups.flatMap((group) => {
    const all = spotsFor(view, me, group);
    const chosen = all.find((spot) => `${spot.onto} ${spot.arrow}` === spots[group]) ?? all[0];
    return chosen ? [{ group, ...chosen }] : [];
  });

export const spotsFor = ({ board }: View, player: PlayerId, group: CopyId): readonly Omit<PuppetPlace, 'group'>[] =>
  Object.values(board.cards)
    .filter(({ owner, zone }) => owner === player && zone === 'structure')
    .flatMap(({ id }) => suggestPlaces(board, group, player, id).map(({ onto, arrow }) => ({ onto, arrow })));

const moves = (fields: DealFields): boolean =>
  PARTS.some((part) => (fields[part]?.length ?? 0) > 0) || (fields.anyPlots ?? 0) + (fields.anyCards ?? 0) > 0;

const side = (fields: DealFields): DealFields => {
  const { anyPlots = 0, anyCards = 0, promise = '' } = fields;
  return {
    ...Object.fromEntries(PARTS.flatMap((part) => (fields[part]?.length ? [[part, fields[part]]] : []))),
    ...(anyPlots > 0 && { anyPlots }),
    ...(anyCards > 0 && { anyCards }),
    ...(promise.trim() !== '' && { promise: promise.trim() }),
  };
};

/** The offer; null if nothing would change hands or nobody receives it. */
export const offerOf = (position: Position, draft: TradeDraft): IntentOf<'offer'> | null => {
  const { to: partners, give, ask, pay, spots, secret, counters, replaces } = draft;
  const [only, ...more] = partners;
  if (only === undefined || (!moves(give) && !moves(ask))) return null;
  const placements = placementsFor(position, ask.groups ?? [], spots);
  return {
    type: 'offer',
    to: more.length > 0 ? [...partners] : only,
    give: side(give),
    ask: side(ask),
    ...(pay !== null && { pay: [pay] }),
    ...(placements.length > 0 && { placements }),
    ...(secret && { secret }),
    // If the countered offer is gone, this one is an ordinary offer.
    ...(counters !== null && dealOf(position, counters) && { counters }),
    // If the replaced offer was accepted meanwhile, this one is refused: nobody wants the deal twice.
    ...(replaces !== null && { replaces }),
  };
};

/** Public announcement of the player's gifts: hidden cards as a number only. */
export const opening = (
  { view: { board }, me }: Position,
  { plots = [], cards = [], resources = [], groups = [] }: DealFields,
): IntentOf<'openToOffers'> => {
  const seat = findSeat(board, me);
  const open = (picked: readonly CopyId[], lying: readonly { readonly id: CopyId }[] = []) =>
    picked.filter((copy) => lying.some(({ id }) => id === copy));
  const [openPlots, openCards] = [open(plots, seat?.plots), open(cards, seat?.groups)];
  return {
    type: 'openToOffers',
    plots: openPlots,
    cards: openCards,
    resources,
    groups,
    hiddenPlots: plots.length - openPlots.length,
    hiddenGroups: cards.length - openCards.length,
  };
};

export const payersOf = ({ view, me }: Position): readonly CopyId[] =>
  Object.values(view.board.cards).flatMap(({ id, owner, zone, tokens }) =>
    owner === me && zone === 'structure' && tokens > 0 ? [id] : [],
  );

export interface Acceptance {
  readonly spots: Readonly<Record<CopyId, string>>;
  readonly cards: readonly CopyId[];
}

export const acceptance = (position: Position, deal: Deal, { spots, cards }: Acceptance): Intent => {
  const placements = placementsFor(position, deal.give.groups, spots);
  return {
    type: 'answer',
    offer: deal.id,
    accept: true,
    ...(placements.length > 0 && { placements }),
    ...(cards.length > 0 && { cards }),
  };
};

export const toggled = (draft: TradeDraft, side: 'give' | 'ask', part: Part, card: string): TradeDraft => {
  const before = draft[side][part] ?? [];
  const after = before.includes(card) ? before.filter((entry) => entry !== card) : [...before, card];
  return { ...draft, [side]: { ...draft[side], [part]: after } };
};

import type { PlayerId } from '@illuminice/rules';
import {
  type CopyId,
  type Deal,
  type DealFields,
  findSeat,
  type Intent,
  type IntentOf,
  isGroupInPlay,
  type PuppetPlace,
  suggestPlaces,
  type View,
} from '@illuminice/rules/inwo';
import type { TradeDraft } from '../drafts/data';
import { ownGroups, ownPlots } from '../known';
import type { Position } from '../types';

/* Parts of a deal (N-1100). */

export const PARTS = ['plots', 'cards', 'resources', 'groups'] as const satisfies readonly (keyof DealFields)[];
export type Part = (typeof PARTS)[number];

export const newTrade = (partner: PlayerId): TradeDraft => ({ kind: 'trade', to: partner, give: {}, ask: {}, pay: null, spots: {} });

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
  const seen = part === 'plots' ? (view.mine?.seen ?? []).filter(({ player }) => player === owner) : [];
  return [...new Set([...open, ...seen].map(({ id }) => id))];
};

/** Places for Groups that come, the first that fits each; those chosen by hand first. */
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

const sizeOf = (fields: DealFields): number => PARTS.reduce((sum, part) => sum + (fields[part]?.length ?? 0), 0);

export const offerOf = (position: Position, { to: partner, give, ask, pay, spots }: TradeDraft): IntentOf<'offer'> | null => {
  if (sizeOf(give) + sizeOf(ask) === 0) return null;
  const placements = placementsFor(position, ask.groups ?? [], spots);
  return { type: 'offer', to: partner, give, ask, ...(pay !== null && { pay: [pay] }), ...(placements.length > 0 && { placements }) };
};

/** What the player would part with, told to everybody: of hidden cards only the number. */
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

export const acceptance = (position: Position, deal: Deal, spots: Readonly<Record<CopyId, string>>): Intent => {
  const placements = placementsFor(position, deal.give.groups, spots);
  return { type: 'answer', offer: deal.id, accept: true, ...(placements.length > 0 && { placements }) };
};

export const toggled = (draft: TradeDraft, side: 'give' | 'ask', part: Part, card: string): TradeDraft => {
  const before = draft[side][part] ?? [];
  const after = before.includes(card) ? before.filter((entry) => entry !== card) : [...before, card];
  return { ...draft, [side]: { ...draft[side], [part]: after } };
};

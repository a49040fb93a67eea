import type { PlayerId, Refusal } from '../../core/types.js';
import {
  type Actor,
  allGroups,
  allPlots,
  handGroup,
  handPlot,
  isGroupInPlay,
  isKept,
  isPriedInto,
  isPrivileged,
  runningAttack,
  seatOf,
  tableCard,
  topFrame,
  usedResource,
} from '../game/game.js';
import { arrange } from '../structure/structure.js';
import type { Board, CopyId, Deal, DealFields, DealPart, PuppetPlace, Unnamed, View } from '../types/index.js';
import { refuse } from '../types/refusals.js';

export const handOf = ({ plots = [], cards = [] }: DealFields): CopyId[] => [...plots, ...cards];

/** Refuses trades during a privileged attack, or an open choice (N-505, N-1103). */
export const timeRefusal = ({ board }: Actor, ...both: string[]): Refusal | null => {
  const top = topFrame(board);
  const isBusy = top?.kind === 'choose' || top?.kind === 'place' || both.some((player) => isPriedInto(board, player));
  if (!board.turn || isBusy) return refuse('N-1102', 'notNow');
  return isPrivileged(board) ? refuse('N-480', 'privileged') : null;
};

/** Refuses offers of Groups attacked in vain, which stay face up in the hand (N-495). */
export const triedRefusal = (board: Board, cards: readonly CopyId[]): Refusal | null => {
  const copy = cards.find((id) => board.turn?.tried.includes(id));
  if (copy === undefined) return null;
  const card = board.seats.flatMap(({ groups }) => groups).find(({ id: held }) => held === copy)?.card ?? '';
  return refuse('N-495', 'cannotLeave', { card });
};

const resourceRefusal = (board: Board, owner: string, copy: CopyId): Refusal | null => {
  const card = tableCard(board, copy);
  const { turn } = board;
  const isOwn = card?.zone === 'resource' && card.owner === owner;
  const isBound = runningAttack(board) || turn?.linked.includes(copy) || turn?.used.includes(usedResource(copy));
  return isOwn && !isBound ? null : refuse('N-1103', 'notAllowed', { card: card?.card ?? copy });
};

const groupRefusal = (board: Board, owner: string, receiver: string, copy: CopyId): Refusal | null => {
  const card = tableCard(board, copy);
  const { turn, phase } = board;
  if (!card || !isGroupInPlay(card) || card.owner !== owner) return refuse('N-1103', 'notAllowed', { card: card?.card ?? copy });
  return turn?.player !== receiver || phase !== 'main' || turn.closed || topFrame(board) ? refuse('N-1102', 'notNow') : null;
};

/** Checks cards on the table that would change hands (N-1102, N-1103). */
export const tableRefusal = (
  { board }: Actor,
  owner: string,
  receiver: string,
  { resources = [], groups = [] }: DealFields,
): Refusal | null => {
  for (const copy of resources) {
    const refusal = resourceRefusal(board, owner, copy);
    if (refusal) return refusal;
  }
  for (const copy of groups) {
    const refusal = groupRefusal(board, owner, receiver, copy);
    if (refusal) return refusal;
  }
  return null;
};

/** Public part of one side: face-up cards, and the number of hidden ones. */
export const openPart = ({ board }: Pick<Actor, 'board'>, owner: string, fields: DealFields): DealPart => {
  const seat = seatOf(board, owner);
  const open = (list: readonly CopyId[] = [], known: readonly { id: CopyId }[]) =>
    list.filter((copy) => known.some((held) => held.id === copy));
  const plots = open(fields.plots, seat.plots);
  const cards = open(fields.cards, seat.groups);
  return {
    plots,
    cards,
    resources: [...(fields.resources ?? [])],
    groups: [...(fields.groups ?? [])],
    hidden: handOf(fields).length - plots.length - cards.length,
    ...unnamedIn(fields),
  };
};

const unnamedIn = ({ anyPlots = 0, anyCards = 0, promise }: Unnamed): Unnamed => ({
  ...(anyPlots > 0 && { anyPlots }),
  ...(anyCards > 0 && { anyCards }),
  ...(promise !== undefined && { promise }),
});

/** Number of cards on one side of an offer. */
export const sizeOf = (fields: DealFields): number => {
  const { resources = [], groups = [], anyPlots = 0, anyCards = 0 } = fields;
  return handOf(fields).length + resources.length + groups.length + anyPlots + anyCards;
};

/** Why a player cannot choose so many cards, by the public size of their hand (N-1104). */
export const fewRefusal = (
  board: Board,
  owner: PlayerId,
  { plots = [], cards = [], anyPlots = 0, anyCards = 0 }: DealFields,
): Refusal | null => {
  const seat = seatOf(board, owner);
  const held = [seat.hiddenPlots + seat.plots.length - plots.length, seat.hiddenGroups + seat.groups.length - cards.length] as const;
  if (anyPlots > 0 && anyPlots > held[0]) return refuse('N-1104', 'tooMany', { has: Math.max(0, held[0]), needs: anyPlots });
  return anyCards > 0 && anyCards > held[1] ? refuse('N-1104', 'tooMany', { has: Math.max(0, held[1]), needs: anyCards }) : null;
};

/** The giver's chosen cards for a deal that asks for any; unrequested ones are left out (N-1104). */
export const chosenCards = (actor: Actor, { id, ask }: Deal, cards: readonly CopyId[] = []): Refusal | readonly CopyId[] => {
  const { anyPlots = 0, anyCards = 0 } = ask;
  if (cards.some((copy) => !handPlot(actor, copy) && !handGroup(actor, copy))) return refuse('N-1403', 'notSeen');
  if (anyPlots + anyCards === 0) return [];
  const named = actor.mine.offered.find(({ deal }) => deal === id)?.ask ?? [];
  const free = cards.filter((copy) => !named.includes(copy) && !isKept(actor.board, copy));
  const held = (from: readonly { readonly id: CopyId }[]) => free.filter((copy) => from.some((card) => card.id === copy)).length;
  const right = held(allPlots(actor)) === anyPlots && held(allGroups(actor)) === anyCards && cards.length === anyPlots + anyCards;
  if (!right || new Set(cards).size !== cards.length) return refuse('N-1104', 'chooseCards', { needs: anyPlots + anyCards });
  return triedRefusal(actor.board, cards) ?? cards;
};

/** Why Groups cannot go to their receiver's places (N-1102). */
export const roomRefusal = (
  board: Board,
  receiver: string,
  groups: readonly CopyId[],
  placements: readonly PuppetPlace[] = [],
): Refusal | null => {
  for (const group of groups) {
    const spot = placements.find((placement) => placement.group === group);
    const onto = spot && tableCard(board, spot.onto);
    if (!spot || onto?.owner !== receiver || !arrange(board, group, receiver, { onto: spot.onto, arrow: spot.arrow }))
      return refuse('N-308', 'notOpen', { onto: onto?.card ?? '', arrow: spot?.arrow ?? '' });
  }
  return null;
};

/** True if a card of another's hand is face up, or known to the player: only such may be named (N-1403). */
export const hasSeen = ({ board, mine }: Pick<Actor, 'board' | 'mine'>, holder: string, copy: CopyId): boolean => {
  const { plots, groups } = seatOf(board, holder);
  return [...plots, ...groups].some(({ id }) => id === copy) || mine.seen.some(({ id, player }) => id === copy && player === holder);
};

/** Open offers that a player knows: public ones, and their own secret ones. */
export const dealsKnown = ({ board, mine }: Pick<View, 'board' | 'mine'>): readonly Deal[] =>
  mine?.deals?.length ? [...board.deals, ...mine.deals] : board.deals;

export const openDeal = (actor: Actor, wanted: number | undefined, side: 'from' | 'to'): Deal | undefined =>
  dealsKnown(actor)
    .filter((deal) => deal[side] === actor.player && (wanted === undefined || deal.id === wanted))
    .at(-1);

import { isRefusal } from '../../core/refuse.js';
import type { Refusal } from '../../core/types.js';
import { positionOf } from '../attack/ledger.js';
import { factsOf } from '../cards/index.js';
import { textsOf } from '../cards/texts.js';
import { earlierOf } from '../earlier.js';
import {
  type Actor,
  allGroups,
  allPlots,
  cardOn,
  cardsOn,
  type Game,
  inStructure,
  isKept,
  isStruck,
  runningAttack,
  seatOf,
  structureOf,
  tableCard,
} from '../game/game.js';
import type { Cost } from '../types/cards.js';
import type { Attack, Board, CopyId, TableCard } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { oppositeOf } from '../types/words.js';
import { alignmentsOf, fits, powerOf, resistanceOf, traitsOf } from '../values/values.js';
import { endChanges, spendToken } from '../verbs/changes.js';
import { discardTop } from '../verbs/decks.js';
import { discardFromHand, discardTable } from '../verbs/hands.js';
import { askedKey, powerOfOthers } from './together.js';

/* One checker and one payer for everything that costs something (N-401…N-404). */

export interface Payment {
  /** A card stands here once for each token. */
  readonly tokens: readonly CopyId[];
  /** Cards from the top of own decks. */
  readonly plotDeck: number;
  readonly groupDeck: number;
  readonly hand: readonly CopyId[];
  readonly self: boolean;
  /** A card of the hand stands for one of the actions. */
  readonly stands?: true;
  /** Power that other players must add. */
  readonly lacks?: number;
}

export interface CostContext {
  readonly self: CopyId | null;
  /** The card that is played or used: it cannot pay for itself. */
  readonly playing: CopyId;
  readonly target?: CopyId;
  /** Words of what is no card on the table, which a payer must share. */
  readonly words?: ReadonlySet<string>;
  readonly answered?: CopyId;
  readonly pay?: readonly CopyId[];
  readonly discard?: readonly CopyId[];
  readonly standsFor?: number;
  /** Cards of several players pay together. */
  readonly jointly?: true;
}

/** Tells if undrawn cards are nobody's, and no price (N-1304). */
export const hasNoUndrawn = (board: Board): boolean => board.options.oneSet && !earlierOf(board).sharesLoosely;

const FREE: Payment = { tokens: [], plotDeck: 0, groupDeck: 0, hand: [], self: false };

const countOf = (list: readonly CopyId[], id: CopyId): number => list.filter((card) => card === id).length;

export const tokenRefusal = (actor: Actor, id: CopyId, times: number, jointly = false): Refusal | null => {
  const card = tableCard(actor.board, id);
  if (!card || (card.owner !== actor.player && !jointly)) return refuse('N-404', 'notAllowed', { card: card?.card ?? id });
  if (isStruck(actor.board, id)) return refuse('N-714', 'struck', { card: card.card });
  return card.tokens >= times ? null : refuse('N-401', 'noToken', { card: card.card });
};

const oneToken = (actor: Actor, id: CopyId, { pay }: CostContext): Refusal | Payment => {
  if (pay && !(pay.length === 1 && pay[0] === id)) return refuse('N-404', 'wrongPayment');
  return tokenRefusal(actor, id, 1) ?? { ...FREE, tokens: [id] };
};

export type GroupsCost = Extract<Cost, { groups: unknown }>['groups'];

/** Power that the Groups named must have together (N-404, N-1503). */
export const powerNeeded = (
  { board, player }: Actor,
  { power, overAnswered, toAlign }: GroupsCost,
  { target, answered }: CostContext,
): number => {
  if (overAnswered) return answered ? powerOf(board, answered) + 1 : 0;
  if (toAlign && target) {
    const opposite = oppositeOf(toAlign);
    const doubled = opposite !== undefined && traitsOf(board, target).has(opposite) ? 2 : 1;
    return resistanceOf(board, target) * doubled + positionOf(board, target, player);
  }
  return power ?? 0;
};

const isIn = (attack: Attack | null, id: CopyId): boolean =>
  attack !== null && (attack.leader === id || attack.joins.some(({ card }) => card === id));

export const mayPay = ({ board }: Actor, cost: GroupsCost, { target, words }: CostContext, card: TableCard): boolean => {
  if (!inStructure(card)) return false;
  const isIlluminati = card.master === null;
  if (isIlluminati) return cost.illuminati === true;
  if (cost.outside && isIn(runningAttack(board), card.id)) return false;
  if (cost.notTarget && runningAttack(board)?.target === card.id) return false;
  if (powerOf(board, card.id) < Math.max(cost.each ?? 0, 1)) return false;
  if (cost.filter !== undefined && !fits(board, cost.filter, card.id)) return false;
  if (cost.shares === 'all' && words) return alignmentsOf(board, card.id).some((word) => word !== 'Fanatic' && words.has(word));
  return cost.shares !== 'all' || target === undefined || sharesWith(board, card.id, target);
};

/** True if a payer shares an alignment with a card; a Group that is only announced goes by those printed on it (N-203). */
const sharesWith = (board: Board, first: CopyId, second: CopyId): boolean => {
  const { zone, card } = cardOn(board, second);
  const theirs = zone === 'announced' ? textsOf(card).words : traitsOf(board, second);
  return alignmentsOf(board, first).some((alignment) => alignment !== 'Fanatic' && theirs.has(alignment));
};

/** The one Group that can pay alone; null if none can, or several. */
const onlyPayer = (actor: Actor, cost: GroupsCost, context: CostContext, needed: number): readonly CopyId[] | null => {
  const able = structureOf(actor.board, actor.player).filter(
    (card) => card.tokens > 0 && mayPay(actor, cost, context, card) && powerOf(actor.board, card.id) >= needed,
  );
  return able.length === 1 && (cost.count ?? 1) === 1 ? able.map(({ id }) => id) : null;
};

/** True if others may add to the payment: a player whom they have let down does not ask again in that turn. */
const mayAskOthers = (board: Board, player: string, { several }: GroupsCost): boolean =>
  several === true && !board.turn?.used.includes(askedKey(player));

/** Why these cards do not pay, whatever their Power. */
const payersRefusal = (actor: Actor, cost: GroupsCost, context: CostContext, pay: readonly CopyId[]): Refusal | null => {
  const { board } = actor;
  const { target, standsFor } = context;
  for (const id of pay) {
    const refusal = tokenRefusal(actor, id, countOf(pay, id), context.jointly);
    if (refusal) return refusal;
    const card = cardOn(board, id);
    if (!mayPay(actor, cost, context, card)) return refuse('N-404', 'notAllowed', { card: card.card });
  }
  const isUnrelated = cost.shares === 'one' && standsFor === undefined && target && !pay.some((id) => sharesWith(board, id, target));
  return isUnrelated ? refuse('N-404', 'wrongPayment') : null;
};

const byGroups = (actor: Actor, cost: GroupsCost, context: CostContext): Refusal | Payment => {
  const { board, player } = actor;
  const needed = powerNeeded(actor, cost, context);
  const { standsFor } = context;
  const more = standsFor === undefined ? 0 : 1;
  const pay = context.pay ?? onlyPayer(actor, cost, context, needed);
  if (!pay) return refuse('N-404', 'namePayers');
  const paying = pay.length + more;
  if (paying === 0 || (cost.count !== undefined && paying !== cost.count) || (standsFor ?? 0) < (more > 0 ? (cost.each ?? 0) : 0))
    return refuse('N-404', 'wrongPayment');
  const refusal = payersRefusal(actor, cost, context, pay);
  if (refusal) return refusal;
  const has = pay.reduce((sum, id) => sum + powerOf(board, id), standsFor ?? 0);
  if (has >= needed) return { ...FREE, tokens: pay };
  if (more === 0 && !context.jointly && mayAskOthers(board, player, cost) && has + powerOfOthers(board, player, cost.filter) >= needed)
    return { ...FREE, tokens: pay, lacks: needed - has };
  return cost.toAlign ? refuse('N-1503', 'notEnough', { has, needs: needed }) : refuse('N-404', 'notEnough', { has, needs: needed });
};

const join = (first: Payment, second: Payment): Payment => ({
  tokens: [...first.tokens, ...second.tokens],
  plotDeck: first.plotDeck + second.plotDeck,
  groupDeck: first.groupDeck + second.groupDeck,
  hand: [...first.hand, ...second.hand],
  self: first.self || second.self,
});

/** True if a part of a joint cost is paid with tokens that `pay` names. */
const takesPay = (cost: Cost): boolean =>
  typeof cost === 'object' && ('groups' in cost || 'cards' in cost || ('any' in cost && cost.any.some(takesPay)));

const paysOneself = (cost: Cost): boolean =>
  typeof cost === 'object' &&
  (('groups' in cost && cost.groups.illuminati === true) ||
    ('any' in cost && cost.any.some(paysOneself)) ||
    'illuminati' in cost ||
    ('cards' in cost && cost.cards.some((card) => factsOf(card).kind === 'illuminati')));

const takesHand = (cost: Cost): boolean => typeof cost === 'object' && ('hand' in cost || ('all' in cost && cost.all.some(takesHand)));

const WRONG = refuse('N-404', 'wrongPayment');

type CostWith<K extends string> = Extract<Cost, Readonly<Record<K, unknown>>>;

const byIlluminati = ({ board, player }: Actor, { illuminati }: CostWith<'illuminati'>, { pay: named }: CostContext): Refusal | Payment => {
  const id = seatOf(board, player).illuminati;
  if (id === null || named?.length === 0 || named?.some((copy) => copy !== id)) return WRONG;
  const has = cardOn(board, id).tokens;
  if (has < 1) return refuse('N-401', 'noToken', { card: cardOn(board, id).card });
  return { ...FREE, tokens: Array.from({ length: illuminati === 'all' ? has : 1 }, () => id) };
};

const byCards = (actor: Actor, { cards }: CostWith<'cards'>, { pay: named }: CostContext): Refusal | Payment => {
  const able = structureAndResources(actor).filter(({ card, tokens }) => tokens > 0 && cards.includes(card));
  const chosen = named ? able.find(({ id }) => named.length === 1 && named[0] === id) : able[0];
  return chosen ? { ...FREE, tokens: [chosen.id] } : WRONG;
};

const byDeck = (actor: Actor, { deck, shared }: CostWith<'deck'>, context: CostContext): Refusal | Payment => {
  const { board, player } = actor;
  if (hasNoUndrawn(board)) return shared ? payment(actor, shared, context) : refuse('N-404', 'nobodys');
  const { plotDeck, groupDeck } = seatOf(board, player);
  const { plot = 0, group = 0 } = deck;
  if (plotDeck < plot || groupDeck < group)
    return refuse('N-404', 'notEnough', { has: Math.min(plotDeck, groupDeck), needs: plot + group });
  return { ...FREE, plotDeck: plot, groupDeck: group };
};

const byHand = (actor: Actor, { hand }: CostWith<'hand'>, { discard: named = [], playing }: CostContext): Refusal | Payment => {
  const { board } = actor;
  const { plots = 0, groups = 0 } = hand;
  const tried = allGroups(actor).find(({ id }) => named.includes(id) && board.turn?.tried.includes(id));
  if (tried && !earlierOf(board).handsFree) return refuse('N-495', 'cannotLeave', { card: tried.card });
  if (named.some((id) => isKept(board, id))) return refuse('N-1207', 'alreadyClaimed');
  const inPlots = named.filter((id) => allPlots(actor).some((held) => held.id === id)).length;
  const inGroups = named.filter((id) => allGroups(actor).some((held) => held.id === id)).length;
  const isRight = inPlots === plots && inGroups === groups && new Set(named).size === named.length && !named.includes(playing);
  return isRight ? { ...FREE, hand: named } : WRONG;
};

const byAny = (actor: Actor, { any }: CostWith<'any'>, context: CostContext): Refusal | Payment => {
  const { board } = actor;
  const undrawn = any.find((cost) => typeof cost === 'object' && 'deck' in cost);
  // An empty `discard`, like an empty `pay`, chooses them (N-404).
  if (undrawn && context.discard?.length === 0 && !context.pay?.length && !board.options.oneSet && !earlierOf(board).drawsNoEmpty)
    return payment(actor, undrawn, context);
  let last: Refusal = WRONG;
  const discards = context.discard !== undefined && context.discard.length > 0 && any.some(takesHand);
  for (const cost of discards ? any.filter(takesHand) : any) {
    const paid = payment(actor, cost, context);
    if (!isRefusal(paid)) return paid;
    last = paid;
  }
  return last;
};

const byAll = (actor: Actor, { all }: CostWith<'all'>, context: CostContext): Refusal | Payment => {
  const { illuminati } = seatOf(actor.board, actor.player);
  let sum = FREE;
  for (const cost of all) {
    // Each part has its own payers: an Illuminati that `pay` names beside others pays for its own part.
    const named = context.pay?.filter((id) => id !== illuminati || paysOneself(cost));
    const paid = payment(actor, cost, takesPay(cost) ? { ...context, ...(named && { pay: named }) } : { ...context, pay: undefined });
    if (isRefusal(paid)) return paid;
    sum = join(sum, paid);
  }
  return sum;
};

/** No cost, or one token of a card that the play itself points at. */
const byToken = (actor: Actor, cost: Extract<Cost, string>, context: CostContext): Refusal | Payment => {
  if (cost === 'nothing') return context.pay && context.pay.length > 0 ? WRONG : FREE;
  if (cost === 'own') return context.self ? oneToken(actor, context.self, context) : FREE;
  if (cost === 'target') return context.target ? oneToken(actor, context.target, context) : WRONG;
  return byTargetOrMaster(actor, context);
};

/** The cards and tokens that this cost takes from the player, or the reason against it. */
export const payment = (actor: Actor, cost: Cost, context: CostContext): Refusal | Payment => {
  if (typeof cost === 'string') return byToken(actor, cost, context);
  if ('illuminati' in cost) return byIlluminati(actor, cost, context);
  if ('groups' in cost) return byGroups(actor, cost.groups, context);
  if ('cards' in cost) return byCards(actor, cost, context);
  if ('deck' in cost) return byDeck(actor, cost, context);
  if ('hand' in cost) return byHand(actor, cost, context);
  if ('discardSelf' in cost) return { ...FREE, self: true };
  return 'any' in cost ? byAny(actor, cost, context) : byAll(actor, cost, context);
};

export const structureAndResources = ({ board, player }: Actor): TableCard[] =>
  cardsOn(board).filter(({ owner, zone }) => owner === player && (zone === 'structure' || zone === 'resource'));

const byTargetOrMaster = (actor: Actor, context: CostContext): Refusal | Payment => {
  if (!context.target) return refuse('N-404', 'wrongPayment');
  const { master } = cardOn(actor.board, context.target);
  const payers = [context.target, ...(master ? [master] : [])];
  const named = context.pay?.[0];
  const id = named ?? payers.find((payer) => cardOn(actor.board, payer).tokens > 0) ?? context.target;
  return payers.includes(id) ? oneToken(actor, id, context) : refuse('N-404', 'wrongPayment');
};

export const pay = (
  game: Game,
  player: string,
  { tokens, plotDeck, groupDeck, hand, self, stands }: Payment,
  card: CopyId | null,
): void => {
  for (const id of tokens) spendToken(game.board, id);
  endChanges(game, ({ until, on: changed }) => until === 'next' && tokens.includes(changed));
  discardTop(game, player, 'plot', plotDeck);
  discardTop(game, player, 'group', groupDeck);
  for (const id of hand) discardFromHand(game, player, id);
  if (stands && game.board.turn) game.board.turn.used.push(`stands:${player}`);
  if (self && card !== null && tableCard(game.board, card)) discardTable(game, card);
};

const couldPayByGroups = (board: Board, player: string, cost: GroupsCost, own: readonly TableCard[]): boolean => {
  const { filter, count, each = 1, power = 0, illuminati, several } = cost;
  const able = own.filter(
    (card) =>
      inStructure(card) &&
      (card.master !== null || illuminati) &&
      powerOf(board, card.id) >= each &&
      (filter === undefined || fits(board, filter, card.id)),
  );
  return (
    able.reduce((sum, { tokens }) => sum + tokens, 0) >= (count ?? 1) &&
    able.reduce((sum, { id, tokens }) => sum + powerOf(board, id) * tokens, several ? powerOfOthers(board, player, filter) : 0) >= power
  );
};

const couldPayByDeck = (board: Board, player: string, { deck, shared }: CostWith<'deck'>, self: CopyId | null): boolean => {
  if (hasNoUndrawn(board)) return shared !== undefined && couldPay(board, player, shared, self);
  const { plotDeck, groupDeck } = seatOf(board, player);
  return plotDeck >= (deck.plot ?? 0) && groupDeck >= (deck.group ?? 0);
};

const couldPayByHand = (
  board: Board,
  player: string,
  { hand: { plots = 0, groups = 0 } }: CostWith<'hand'>,
  self: CopyId | null,
): boolean => {
  const seat = seatOf(board, player);
  // An open Plot of the hand does not pay for itself.
  const itself = self === null && plots > 0 && !earlierOf(board).asksInVain ? 1 : 0;
  return seat.hiddenPlots + seat.plots.length - itself >= plots && seat.hiddenGroups + seat.groups.length >= groups;
};

/** True if a player could pay this by what everybody sees (N-1002): a bounded look, never a search. */
export const couldPay = (board: Board, player: string, cost: Cost, self: CopyId | null): boolean => {
  const seat = seatOf(board, player);
  const own = cardsOn(board).filter(({ owner, tokens }) => owner === player && tokens > 0);
  if (cost === 'nothing' || cost === 'target' || cost === 'targetOrMaster') return cost === 'nothing' || own.length > 0;
  if (cost === 'own') return self !== null && own.some(({ id }) => id === self);
  if ('illuminati' in cost) return own.some(({ id }) => id === seat.illuminati);
  if ('groups' in cost) return couldPayByGroups(board, player, cost.groups, own);
  if ('cards' in cost) return own.some(({ card }) => cost.cards.includes(card));
  if ('deck' in cost) return couldPayByDeck(board, player, cost, self);
  if ('hand' in cost) return couldPayByHand(board, player, cost, self);
  if ('discardSelf' in cost) return true;
  if ('any' in cost) return cost.any.some((part) => couldPay(board, player, part, self));
  return cost.all.every((part) => couldPay(board, player, part, self));
};

import { z } from 'zod';
import type { Refusal } from '../../core/types.js';
import { earlierOf } from '../earlier.js';
import { see } from '../effects/choice.js';
import { usedResource } from '../effects/uses.js';
import {
  type Actor,
  cardOn,
  emit,
  findSeat,
  type Game,
  handGroup,
  handPlot,
  isKept,
  isPriedInto,
  isPrivileged,
  privateOf,
  runningAttack,
  seatOf,
  tableCard,
  topFrame,
} from '../game/game.js';
import { publicGoals } from '../goals/goals.js';
import { returnBranch } from '../structure/falling.js';
import { arrange, branchOf, hang } from '../structure/structure.js';
import type { Board, CopyId, Deal, DealFields, DealPart, IntentOf, PuppetPlace, State } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { spendToken, takeFromHand, toHandHidden, toHandOpen, touch } from '../verbs/verbs.js';
import { type Command, id, ids, puppets } from './command.js';

const part = z.strictObject({ plots: ids.optional(), cards: ids.optional(), resources: ids.optional(), groups: ids.optional() });

const handOf = ({ plots = [], cards = [] }: DealFields): CopyId[] => [...plots, ...cards];

/** Trades stop while an attack is privileged, or a choice is open (N-505, N-1103). */
const timeRefusal = ({ board }: Actor, ...both: string[]): Refusal | null => {
  const top = topFrame(board);
  const isBusy = top?.kind === 'choose' || top?.kind === 'place' || both.some((player) => isPriedInto(board, player));
  if (!board.turn || isBusy) return refuse('N-1102', 'notNow');
  return isPrivileged(board) ? refuse('N-480', 'privileged') : null;
};

/** Groups that were attacked in vain stay in the hand, whoever asks for them (N-495); they lie open there. */
const triedRefusal = (board: Board, cards: readonly CopyId[]): Refusal | null => {
  const copy = cards.find((one) => board.turn?.tried.includes(one));
  if (copy === undefined) return null;
  const card = board.seats.flatMap(({ groups }) => groups).find(({ id: one }) => one === copy)?.card ?? '';
  return refuse('N-495', 'cannotLeave', { card });
};

/** Cards on the table that may change hands (N-1102, N-1103). */
const tableRefusal = ({ board }: Actor, owner: string, receiver: string, { resources = [], groups = [] }: DealFields): Refusal | null => {
  for (const copy of resources) {
    const card = tableCard(board, copy);
    if (card?.zone !== 'resource' || card.owner !== owner) return refuse('N-1103', 'notAllowed', { card: card?.card ?? copy });
    if (runningAttack(board) || board.turn?.linked.includes(copy) || board.turn?.used.includes(usedResource(copy)))
      return refuse('N-1103', 'notAllowed', { card: card.card });
  }
  for (const copy of groups) {
    const card = tableCard(board, copy);
    if (card?.zone !== 'structure' || card.owner !== owner || card.master === null)
      return refuse('N-1103', 'notAllowed', { card: card?.card ?? copy });
    if (board.turn?.player !== receiver || board.phase !== 'main' || board.turn.closed || topFrame(board))
      return refuse('N-1102', 'notNow');
  }
  return null;
};

/** What everybody may know of one side: open cards, and how many hidden ones. */
const openPart = ({ board }: Pick<Actor, 'board'>, owner: string, fields: DealFields): DealPart => {
  const seat = seatOf(board, owner);
  const open = (list: readonly CopyId[] = [], known: readonly { id: CopyId }[]) =>
    list.filter((copy) => known.some((kept) => kept.id === copy));
  const plots = open(fields.plots, seat.plots);
  const cards = open(fields.cards, seat.groups);
  return {
    plots,
    cards,
    resources: [...(fields.resources ?? [])],
    groups: [...(fields.groups ?? [])],
    hidden: handOf(fields).length - plots.length - cards.length,
  };
};

/** Why Groups cannot be hung where their receiver says (N-1102). */
const roomRefusal = (
  board: Board,
  receiver: string,
  groups: readonly CopyId[],
  placements: readonly PuppetPlace[] = [],
): Refusal | null => {
  for (const group of groups) {
    const spot = placements.find((one) => one.group === group);
    const onto = spot && tableCard(board, spot.onto);
    if (!spot || onto?.owner !== receiver || !arrange(board, group, receiver, spot.onto, spot.arrow))
      return refuse('N-308', 'notOpen', { onto: onto?.card ?? '', arrow: spot?.arrow ?? '' });
  }
  return null;
};

/** Groups come to the one who takes them; what fits nowhere goes to the giver's hand (N-1102). */
const hangGiven = (
  game: Game,
  giver: string,
  receiver: string,
  groups: readonly CopyId[],
  placements: readonly PuppetPlace[] = [],
): void => {
  for (const group of groups) {
    const spot = placements.find((one) => one.group === group);
    const others = placements.filter((one) => one.group !== group);
    const arrangement = spot && arrange(game.board, group, receiver, spot.onto, spot.arrow, others);
    if (arrangement) hang(game, arrangement, receiver, 'traded', (lost) => returnBranch(game, lost, giver));
  }
};

/** Whether a card of another's hand lies open there, or the player has seen it: no other may be named (N-1403). */
const hasSeen = ({ board, mine }: Pick<Actor, 'board' | 'mine'>, of: string, copy: CopyId): boolean => {
  const { plots, groups } = seatOf(board, of);
  return [...plots, ...groups].some(({ id }) => id === copy) || mine.seen.some(({ id, player }) => id === copy && player === of);
};

/** Offers cards for cards (N-1104). */
export const offer: Command<'offer'> = {
  type: 'offer',
  shape: z.strictObject({
    type: z.literal('offer'),
    to: id,
    give: part.default({}),
    ask: part.default({}),
    pay: ids.optional(),
    placements: puppets.optional(),
  }),
  check: (actor, intent) => {
    const { board, player } = actor;
    const { to, give, ask, pay = [] } = intent;
    const refusal = timeRefusal(actor, player, to);
    if (refusal) return refusal;
    if (to === player || findSeat(board, to)?.status !== 'in') return refuse('N-1104', 'notYou');
    if (!earlierOf(board).asksBlindly && handOf(ask).some((copy) => !hasSeen(actor, to, copy))) return refuse('N-1403', 'notSeen');
    const mine = [...handOf(give), ...(give.resources ?? []), ...(give.groups ?? [])];
    const theirs = [...handOf(ask), ...(ask.resources ?? []), ...(ask.groups ?? [])];
    if (new Set([...mine, ...theirs]).size !== mine.length + theirs.length) return refuse('N-1403', 'notSeen');
    if (handOf(give).some((copy) => !handPlot(actor, copy) && !handGroup(actor, copy))) return refuse('N-1403', 'notSeen');
    const tried = triedRefusal(board, earlierOf(board).givesTried ? handOf(give) : [...handOf(give), ...handOf(ask)]);
    if (tried) return tried;
    if ([...mine, ...theirs].some((copy) => isKept(board, copy))) return refuse('N-1207', 'alreadyClaimed');
    const onTable = tableRefusal(actor, player, to, give) ?? tableRefusal(actor, to, player, ask);
    if (onTable) return onTable;
    const placed = roomRefusal(board, player, ask.groups ?? [], intent.placements);
    if (placed) return placed;
    const needsPayer = (give.groups?.length ?? 0) + (ask.groups?.length ?? 0) > 0;
    if (needsPayer) {
      const payer = pay.length === 1 ? tableCard(board, pay[0] ?? '') : undefined;
      const groups = [...(give.groups ?? []), ...(ask.groups ?? [])];
      const masters = (intent.placements ?? []).map(({ onto }) => onto);
      const near = groups.flatMap((copy) => [copy, cardOn(board, copy).master ?? '']);
      const heads = [seatOf(board, player).illuminati, seatOf(board, to).illuminati];
      if (!payer || ![...near, ...masters, ...heads].includes(payer.id)) return refuse('N-1101', 'wrongPayer', { card: payer?.card ?? '' });
      if (payer.tokens < 1) return refuse('N-401', 'noToken', { card: payer.card });
    }
    if (mine.length + theirs.length === 0) return refuse('N-1104', 'nothingInIt');
    if (needsPayer || earlierOf(board).paysForAll) return intent;
    // A payment that nothing asks for costs nothing, but it names no card that its sender cannot see (N-1104).
    return pay.every((copy) => tableCard(board, copy)) ? { ...intent, pay: [] } : refuse('N-1403', 'notSeen');
  },
  checkState: (state: State, _by, { to, ask }) => {
    if (!earlierOf(state.board).asksBlindly) return null;
    const mine = privateOf(state, to);
    const seat = seatOf(state.board, to);
    const held = new Set([...mine.plots, ...mine.groups, ...seat.plots, ...seat.groups].map((kept) => kept.id));
    return handOf(ask).every((copy) => held.has(copy)) ? null : refuse('N-1403', 'notSeen');
  },
  apply: (game, by, { to, give, ask, pay = [], placements = [] }) => {
    const { board, state } = game;
    const parts = { give: openPart(game, by, give), ask: openPart(game, to, ask) };
    const deal: Deal = { id: board.next.deal++, from: by, to, ...parts, pay: [...pay], placements };
    board.deals = [...board.deals.filter((old) => !(old.from === by && old.to === to)), deal];
    const [mine, theirs] = [privateOf(state, by), privateOf(state, to)];
    const told = handOf(give).filter((copy) => earlierOf(board).asksBlindly || hasSeen({ board, mine: theirs }, by, copy));
    mine.offered.push({ deal: deal.id, give: handOf(give), ask: handOf(ask) });
    theirs.offered.push({ deal: deal.id, give: told, ask: handOf(ask) });
    emit(game, { type: 'offered', player: by, to, deal: deal.id });
  },
  quiet: true,
  hints: () => [],
};

const openDeal = ({ board, player }: Actor, wanted: number | undefined, side: 'from' | 'to'): Deal | undefined =>
  board.deals.filter((deal) => deal[side] === player && (wanted === undefined || deal.id === wanted)).at(-1);

const close = ({ board, state }: Game, { id: deal, from, to }: Deal): void => {
  board.deals = board.deals.filter((one) => one.id !== deal);
  for (const player of [from, to]) {
    const mine = privateOf(state, player);
    mine.offered = mine.offered.filter((one) => one.deal !== deal);
  }
};

/** One side's cards go over; hidden ones stay hidden, as new copies that the two know (N-1402). */
const hand = (game: Game, from: string, to: string, cards: readonly CopyId[], { resources }: DealPart): void => {
  const given: CopyId[] = [];
  for (const copy of cards) {
    const open = [...seatOf(game.board, from).plots, ...seatOf(game.board, from).groups].some((kept) => kept.id === copy);
    const kept = takeFromHand(game, from, copy);
    if (open) toHandOpen(game, to, kept);
    const arrived = open ? kept : toHandHidden(game, to, kept.card);
    if (!open) see(game, from, to, [arrived]);
    given.push(arrived.id);
  }
  privateOf(game.state, from).struck = { to, hand: given, resources: [...resources] };
  for (const copy of resources) Object.assign(cardOn(game.board, copy), { owner: to, host: null });
  touch(game.board);
};

const isEmpty = ({ plots, cards, resources, groups, hidden }: DealPart): boolean =>
  plots.length + cards.length + resources.length + groups.length + hidden === 0;

/** Whether a deal that asks for nothing would make its receiver meet a public goal at once (N-1105). */
const winsByGift = (board: Board, { to, give, ask }: Deal): boolean => {
  if (!isEmpty(ask)) return false;
  const cards = { ...board.cards };
  const moved = [...give.groups.flatMap((copy) => branchOf(board, copy)), ...give.resources];
  for (const copy of moved) cards[copy] = { ...cardOn(board, copy), owner: to };
  return publicGoals({ ...board, cards }, to).length > publicGoals(board, to).length;
};

interface AnswerPlan {
  readonly deal: Deal;
  readonly intent: IntentOf<'answer'>;
}

/** Accepts or declines an offer; it is carried out whole, at once (N-1104). */
export const answer: Command<'answer', AnswerPlan> = {
  type: 'answer',
  shape: z.strictObject({ type: z.literal('answer'), offer: z.int().optional(), accept: z.boolean(), placements: puppets.optional() }),
  check: (actor, intent) => {
    const deal = openDeal(actor, intent.offer, 'to');
    if (!deal) return refuse('N-1104', 'noSuchOffer');
    if (!intent.accept) return { deal, intent };
    const refusal =
      timeRefusal(actor, deal.from, deal.to) ??
      tableRefusal(actor, deal.from, deal.to, deal.give) ??
      tableRefusal(actor, deal.to, deal.from, deal.ask);
    if (refusal) return refusal;
    const { give = [], ask: theirs = [] } = actor.mine.offered.find((one) => one.deal === deal.id) ?? {};
    const tried = earlierOf(actor.board).givesTried ? null : triedRefusal(actor.board, [...give, ...theirs]);
    if (tried) return tried;
    if (theirs.some((copy) => !handPlot(actor, copy) && !handGroup(actor, copy))) return refuse('N-1403', 'notSeen');
    for (const payer of deal.pay) if ((tableCard(actor.board, payer)?.tokens ?? 0) < 1) return refuse('N-401', 'noToken', { card: payer });
    const placed =
      roomRefusal(actor.board, deal.to, deal.give.groups, intent.placements) ??
      roomRefusal(actor.board, deal.from, deal.ask.groups, deal.placements);
    if (placed) return placed;
    return winsByGift(actor.board, deal) ? refuse('N-1105', 'wouldWin') : { deal, intent };
  },
  checkState: (state, by, { offer: wanted, accept }) => {
    const deal = openDeal({ board: state.board, player: by, mine: privateOf(state, by) }, wanted, 'to');
    if (!deal || !accept) return null;
    const mine = privateOf(state, deal.from);
    const seat = seatOf(state.board, deal.from);
    const held = new Set([...mine.plots, ...mine.groups, ...seat.plots, ...seat.groups].map((kept) => kept.id));
    const given = mine.offered.find((one) => one.deal === deal.id)?.give ?? [];
    return given.every((copy) => held.has(copy)) ? null : refuse('N-1104', 'noSuchOffer');
  },
  apply: (game, _by, { deal, intent: { accept, placements } }) => {
    const { board, state } = game;
    const hidden = privateOf(state, deal.from).offered.find((one) => one.deal === deal.id);
    close(game, deal);
    emit(game, { type: 'answered', deal: deal.id, accept });
    if (!accept) return;
    for (const payer of deal.pay) spendToken(board, payer);
    hand(game, deal.from, deal.to, hidden?.give ?? [], deal.give);
    hand(game, deal.to, deal.from, hidden?.ask ?? [], deal.ask);
    hangGiven(game, deal.from, deal.to, deal.give.groups, placements);
    hangGiven(game, deal.to, deal.from, deal.ask.groups, deal.placements);
  },
  quiet: (board, { accept }) => !accept && !earlierOf(board).declinesLoudly,
  hints: () => [],
};

/** Takes an own offer back. */
export const withdraw: Command<'withdraw', Deal> = {
  type: 'withdraw',
  shape: z.strictObject({ type: z.literal('withdraw'), offer: z.int().optional() }),
  check: (actor, intent) => openDeal(actor, intent.offer, 'from') ?? refuse('N-1104', 'noSuchOffer'),
  apply: (game, _by, deal) => close(game, deal),
  quiet: true,
  hints: () => [],
};

import { z } from 'zod';
import { promiseShape } from '../../core/command.js';
import type { PlayerId, Refusal } from '../../core/types.js';
import { earlierOf } from '../earlier.js';
import { type Actor, cardOn, emit, findSeat, type Game, handGroup, handPlot, isKept, privateOf, seatOf, tableCard } from '../game/game.js';
import { closeDeal } from '../trade/closing.js';
import {
  dealsKnown,
  fewRefusal,
  handOf,
  hasSeen,
  openPart,
  roomRefusal,
  sizeOf,
  tableRefusal,
  timeRefusal,
  triedRefusal,
} from '../trade/offering.js';
import type { Board, CopyId, Deal, IntentOf, State } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { type Command, id, ids, puppets } from './command.js';

const part = z.strictObject({
  plots: ids.optional(),
  cards: ids.optional(),
  resources: ids.optional(),
  groups: ids.optional(),
  promise: promiseShape.optional(),
});

const most = z.int().min(1).max(20).optional();

type Offer = IntentOf<'offer'>;

type Request = Offer & { readonly to: PlayerId };

interface OfferPlan {
  readonly partners: readonly PlayerId[];
  readonly intent: Offer;
  readonly secret: boolean;
  readonly replaced: readonly Deal[];
}

/** Why these cards cannot be traded: unknown, named twice, not held, attacked in vain, or kept by a claim. */
const cardsRefusal = (actor: Actor, { to, give, ask }: Request, all: readonly CopyId[]): Refusal | null => {
  const { board } = actor;
  if (!earlierOf(board).asksBlindly && handOf(ask).some((copy) => !hasSeen(actor, to, copy))) return refuse('N-1403', 'notSeen');
  if (new Set(all).size !== all.length) return refuse('N-1403', 'notSeen');
  if (handOf(give).some((copy) => !handPlot(actor, copy) && !handGroup(actor, copy))) return refuse('N-1403', 'notSeen');
  const tried = triedRefusal(board, earlierOf(board).givesTried ? handOf(give) : [...handOf(give), ...handOf(ask)]);
  if (tried) return tried;
  return all.some((copy) => isKept(board, copy)) ? refuse('N-1207', 'alreadyClaimed') : null;
};

/** Why the token of this card cannot pay for an exchange of Groups (N-1101). */
const payerRefusal = (board: Board, player: PlayerId, { to, give, ask, pay = [], placements = [] }: Request): Refusal | null => {
  const payer = pay.length === 1 ? tableCard(board, pay[0] ?? '') : undefined;
  const groups = [...(give.groups ?? []), ...(ask.groups ?? [])];
  const masters = placements.map(({ onto }) => onto);
  const near = groups.flatMap((copy) => [copy, cardOn(board, copy).master ?? '']);
  const heads = [seatOf(board, player).illuminati, seatOf(board, to).illuminati];
  if (!payer || ![...near, ...masters, ...heads].includes(payer.id)) return refuse('N-1101', 'wrongPayer', { card: payer?.card ?? '' });
  return payer.tokens < 1 ? refuse('N-401', 'noToken', { card: payer.card }) : null;
};

const requestRefusal = (actor: Actor, intent: Request): Refusal | null => {
  const { board, player } = actor;
  const { to, give, ask } = intent;
  const refusal = timeRefusal(actor, player, to);
  if (refusal) return refusal;
  if (to === player || findSeat(board, to)?.status !== 'in') return refuse('N-1104', 'notYou');
  const mine = [...handOf(give), ...(give.resources ?? []), ...(give.groups ?? [])];
  const theirs = [...handOf(ask), ...(ask.resources ?? []), ...(ask.groups ?? [])];
  const held = cardsRefusal(actor, intent, [...mine, ...theirs]);
  if (held) return held;
  const onTable = tableRefusal(actor, player, to, give) ?? tableRefusal(actor, to, player, ask);
  if (onTable) return onTable;
  const placed = fewRefusal(board, to, ask) ?? roomRefusal(board, player, ask.groups ?? [], intent.placements);
  if (placed) return placed;
  const wrongPayer = needsPayer(intent) ? payerRefusal(board, player, intent) : null;
  return wrongPayer ?? (sizeOf(give) + sizeOf(ask) === 0 ? refuse('N-1104', 'nothingInIt') : null);
};

const needsPayer = ({ give, ask }: Offer): boolean => (give.groups?.length ?? 0) + (ask.groups?.length ?? 0) > 0;

const partnersOf = ({ to }: Offer): readonly PlayerId[] => (typeof to === 'string' ? [to] : to);

/** An open offer of the player, with those made together with it. */
const madeWith = (actor: Actor, id: number): readonly Deal[] => {
  const own = dealsKnown(actor).filter(({ from }) => from === actor.player);
  const meant = own.find((deal) => deal.id === id);
  return own.filter((deal) => deal === meant || (meant?.bundle !== undefined && deal.bundle === meant.bundle));
};

const check = (actor: Actor, intent: Offer): Refusal | OfferPlan => {
  const { board, player } = actor;
  const { pay = [], counters, replaces } = intent;
  const partners = partnersOf(intent);
  if (partners.length === 0) return refuse('N-1104', 'notYou');
  for (const [i, to] of partners.entries()) {
    const refusal = requestRefusal(actor, { ...intent, to });
    if (refusal) return refusal;
    if (partners.indexOf(to) !== i) return refuse('N-1104', 'partnerTwice', { player: to });
  }
  const replaced = replaces === undefined ? [] : madeWith(actor, replaces);
  if (replaces !== undefined && replaced.length === 0) return refuse('N-1104', 'noSuchOffer');
  const answered = dealsKnown(actor).find(({ id, from, to }) => id === counters && to === player && partners.includes(from));
  if (counters !== undefined && !answered) return refuse('N-1104', 'noSuchOffer');
  const plan = { partners, replaced, secret: (intent.secret ?? answered?.secret) === true };
  if (needsPayer(intent) || earlierOf(board).paysForAll) return { ...plan, intent };
  // An unneeded payment costs nothing, but must not name a card unknown to its sender (N-1104).
  return pay.every((copy) => tableCard(board, copy)) ? { ...plan, intent: { ...intent, pay: [] } } : refuse('N-1403', 'notSeen');
};

/** Most seats of a table; secret offers are numbered by both players and their count, so that no gap reveals them. */
const SEATS = 6;

const secretId = ({ board, state }: Game, from: PlayerId, to: PlayerId): number => {
  const mine = privateOf(state, from);
  const before = mine.offeredInSecret ?? {};
  const made = (Object.hasOwn(before, to) ? (before[to] ?? 0) : 0) + 1;
  mine.offeredInSecret = { ...before, [to]: made };
  const seat = (player: PlayerId) => board.seats.findIndex((candidate) => candidate.player === player);
  return -((made * SEATS + seat(from)) * SEATS + seat(to));
};

interface Making {
  readonly id: number;
  readonly secret: boolean;
  readonly bundle: number | undefined;
  readonly before: Deal | undefined;
}

const makeOffer = (game: Game, by: PlayerId, { id, secret, bundle, before }: Making, request: Request): void => {
  const { board, state } = game;
  const { to, give, ask, pay = [], placements = [], counters } = request;
  const parts = { give: openPart(game, by, give), ask: openPart(game, to, ask) };
  const deal: Deal = {
    ...{ id, from: by, to, ...parts, pay: [...pay], placements },
    ...(secret && { secret }),
    ...(counters !== undefined && { counters }),
    ...(before && { version: (before.version ?? 1) + 1 }),
  };
  const own: Deal = bundle === undefined ? deal : { ...deal, bundle };
  const [mine, theirs] = [privateOf(state, by), privateOf(state, to)];
  const isOlder = (old: Deal) => old.from === by && old.to === to;
  if (secret) {
    // Other receivers of a secret offer are its maker's secret.
    mine.deals = [...(mine.deals ?? []).filter((old) => !isOlder(old)), own];
    theirs.deals = [...(theirs.deals ?? []).filter((old) => !isOlder(old)), deal];
  } else board.deals = [...board.deals.filter((old) => !isOlder(old)), own];
  const told = handOf(give).filter((copy) => earlierOf(board).asksBlindly || hasSeen({ board, mine: theirs }, by, copy));
  mine.offered.push({ deal: id, give: handOf(give), ask: handOf(ask) });
  theirs.offered.push({ deal: id, give: told, ask: handOf(ask) });
  emit(game, { type: 'offered', player: by, to, deal: id, ...(secret && { only: [by, to] }) });
};

/** Offers cards for cards, to one player or to several at once (N-1104). */
export const offer: Command<'offer', OfferPlan> = {
  type: 'offer',
  shape: z.strictObject({
    type: z.literal('offer'),
    to: z.union([
      id,
      z
        .array(id)
        .min(1)
        .max(SEATS - 1),
    ]),
    give: part.default({}),
    ask: part.extend({ anyPlots: most, anyCards: most }).default({}),
    pay: ids.optional(),
    placements: puppets.optional(),
    secret: z.literal(true).optional(),
    counters: z.int().optional(),
    replaces: z.int().optional(),
  }),
  check,
  checkState: (state: State, _by, { to, ask }) => {
    if (!earlierOf(state.board).asksBlindly || typeof to !== 'string') return null;
    const mine = privateOf(state, to);
    const seat = seatOf(state.board, to);
    const held = new Set([...mine.plots, ...mine.groups, ...seat.plots, ...seat.groups].map(({ id }) => id));
    return handOf(ask).every((copy) => held.has(copy)) ? null : refuse('N-1403', 'notSeen');
  },
  apply: (game, by, { partners, intent, secret, replaced }) => {
    // Versions of a public offer are public, those of a secret one secret: anything else would reveal the secret one.
    const follows = (deal: Deal) => (deal.secret === true) === secret && partners.includes(deal.to);
    for (const deal of replaced) closeDeal(game, deal, follows(deal) ? 'replaced' : 'withdrawn');
    let bundle: number | undefined;
    for (const to of partners) {
      const id = secret ? secretId(game, by, to) : game.board.next.deal++;
      if (partners.length > 1) bundle ??= id;
      const before = replaced.find((deal) => deal.to === to && follows(deal));
      makeOffer(game, by, { id, secret, bundle, before }, { ...intent, to });
    }
  },
  quiet: true,
  hints: () => [],
};

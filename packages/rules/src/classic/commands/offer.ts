import { z } from 'zod';
import { promiseShape } from '../../core/command.js';
import { isRefusal } from '../../core/refuse.js';
import type { CardId, PlayerId, Refusal } from '../../core/types.js';
import { type Actor, emit, findSeat, type Game, privateOf, runningAttack, seatOf, seatsIn, specialsOf, turnOf } from '../game/game.js';
import { amountIn, begun, inHand, onTable } from '../game/gates.js';
import { actionsFor, checkExchange, purse } from '../trade/exchange.js';
import { closeOffer, isGone, offersBy, offersTo, onlyFor } from '../trade/offering.js';
import type { IntentOf, Parcel, TradeOffer } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { amount, type Command, cardId, cardList, playerId, puppetPlaces, side } from './command.js';

export const placementShape = z
  .array(z.strictObject({ group: cardId, onto: cardId, arrow: side, puppets: puppetPlaces.optional(), giveUp: cardList.optional() }))
  .max(100);

/** Most open offers of one player; for more, some must be answered or withdrawn first (C-803). */
const MOST_OPEN = 60;

const parcel = z.strictObject({
  money: amount.optional(),
  groups: cardList.optional(),
  specials: cardList.optional(),
  promise: promiseShape.optional(),
});

/** Groups change hands in phase `actions` of one of the two, outside attacks, one action each (C-802). */
export const groupsMayMove = ({ board }: Pick<Actor, 'board'>, by: PlayerId, receiver: PlayerId, count: number): Refusal | null => {
  if (count === 0) return null;
  const turn = turnOf(board);
  if (turn.player !== by && turn.player !== receiver) return refuse('C-802', 'notInTurn');
  if (board.phase !== 'actions') return refuse('C-802', 'notInActions');
  if (runningAttack(board)) return refuse('C-802', 'insideAttack');
  return count <= turn.actionsLeft ? null : refuse('C-802', 'notEnoughActions', { has: turn.actionsLeft, needs: count });
};

export const checkGroups = ({ board }: Actor, owner: PlayerId, groups: readonly CardId[]): Refusal | null => {
  for (const [i, group] of groups.entries()) {
    const refusal = onTable(board, group);
    if (refusal) return refusal;
    if (groups.indexOf(group) !== i) return refuse('C-803', 'namedTwice', { card: group });
    if (!seatOf(board, owner).cards.slice(1).includes(group)) return refuse('C-802', 'notTheirs', { card: group, player: owner });
  }
  return null;
};

/** Checks that the asker knows the partner to hold this Special; an unknown one gets the same refusal (C-307). */
const knownWith = (actor: Actor, partner: PlayerId, card: CardId): Refusal | null =>
  seatOf(actor.board, partner).faceUp.includes(card) || actor.mine.seen.some((known) => known.card === card && known.player === partner)
    ? null
    : refuse('C-307', 'noSuchCard');

const checkParcel = (actor: Actor, owner: PlayerId, { money, groups = [], specials = [] }: Parcel): Refusal | null => {
  const funds = money === undefined || money === 0 ? null : amountIn(money, purse(actor.board, owner));
  if (funds) return funds;
  for (const [i, card] of specials.entries()) {
    const refusal = owner === actor.player ? inHand(actor, card, 'C-801') : knownWith(actor, owner, card);
    if (refusal) return refusal;
    if (specials.indexOf(card) !== i) return refuse('C-803', 'namedTwice', { card });
  }
  return checkGroups(actor, owner, groups);
};

const isEmpty = ({ money = 0, groups = [], specials = [] }: Parcel): boolean => money === 0 && groups.length + specials.length === 0;

const checkWith = (actor: Actor, partner: PlayerId, { give = {}, ask = {}, placements = [] }: IntentOf<'offer'>): Refusal | null => {
  const { board, player } = actor;
  if (partner === player) return refuse('C-801', 'withOneself');
  if (findSeat(board, partner)?.status !== 'in') return refuse('C-801', 'noPartner');
  const terms = { by: player, to: partner, give, ask };
  const refusal =
    checkParcel(actor, player, give) ?? checkParcel(actor, partner, ask) ?? groupsMayMove(actor, player, partner, actionsFor(terms));
  return refusal ?? checkExchange(actor, terms, { by: placements, to: null });
};

/** Bounded, since every open offer is examined after every intent. */
const roomFor = (actor: Actor, count: number): Refusal | null =>
  actor.earlier?.offersWithoutEnd || offersBy(actor).length + count <= MOST_OPEN
    ? null
    : refuse('C-803', 'tooManyOpen', { most: MOST_OPEN });

const partnersOf = ({ to }: IntentOf<'offer'>): PlayerId[] => (typeof to === 'string' ? [to] : to);

interface OfferPlan {
  readonly partners: readonly PlayerId[];
  readonly intent: IntentOf<'offer'>;
  readonly replaced: readonly TradeOffer[];
}

const madeWith = (actor: Actor, id: string): TradeOffer[] => {
  const own = offersBy(actor);
  const meant = own.find((offer) => offer.id === id);
  return own.filter((offer) => offer === meant || (meant && meant.bundle !== null && offer.bundle === meant.bundle));
};

const check = (actor: Actor, intent: IntentOf<'offer'>): Refusal | OfferPlan => {
  const early = begun(actor.board);
  if (early) return early;
  if (isEmpty(intent.give ?? {}) && isEmpty(intent.ask ?? {})) return refuse('C-803', 'nothingOffered');
  const partners = partnersOf(intent);
  if (partners.length === 0) return refuse('C-801', 'noPartner');
  const replaced = intent.replaces === undefined ? [] : madeWith(actor, intent.replaces);
  if (intent.replaces !== undefined && replaced.length === 0) return refuse('C-803', 'noSuchOffer');
  const crowded = roomFor(actor, Math.max(1, partners.length - replaced.length));
  if (crowded) return crowded;
  for (const [i, partner] of partners.entries()) {
    const refusal =
      partners.indexOf(partner) === i ? checkWith(actor, partner, intent) : refuse('C-803', 'partnerTwice', { player: partner });
    if (refusal) return refusal;
  }
  if (intent.choose && partners.length === 1) return refuse('C-803', 'nobodyToChoose');
  const { counters } = intent;
  const countered = counters === undefined || offersTo(actor).some(({ id, by }) => id === counters && partners.includes(by));
  return countered ? { partners, intent, replaced } : isGone(actor, counters ?? '');
};

const split = ({ board }: Game, owner: PlayerId, specials: readonly CardId[] = []) => {
  const up = seatOf(board, owner).faceUp;
  return { open: specials.filter((card) => up.includes(card)), hidden: specials.filter((card) => !up.includes(card)) };
};

/** Ids number offers in the order made (C-803); secret ones apart, so that no gap reveals them. */
const nameFor = (game: Game, by: PlayerId, partner: PlayerId, secret: boolean): string => {
  if (!secret) return `offer-${game.board.next.offer++}`;
  const mine = privateOf(game.state, by);
  const number = (Object.hasOwn(mine.dealt, partner) ? (mine.dealt[partner] ?? 0) : 0) + 1;
  mine.dealt = { ...mine.dealt, [partner]: number };
  return `secret-${by}-${partner}-${number}`;
};

/** One side as shown to everybody who knows of the offer. */
const shown = ({ money = 0, groups = [], promise }: Parcel, specials: CardId[]): Parcel => ({
  money,
  groups: [...groups],
  specials,
  ...(promise !== undefined && { promise }),
});

const makeOffer = (
  game: Game,
  by: PlayerId,
  { id, to, before, bundle }: { id: string; to: PlayerId; before: TradeOffer | undefined; bundle: string | null },
  intent: IntentOf<'offer'>,
): void => {
  const { board, state } = game;
  const { give = {}, ask = {}, placements = [], secret = false, counters = null } = intent;
  const given = split(game, by, give.specials);
  const asked = split(game, to, ask.specials);
  const made: TradeOffer = {
    id,
    by,
    to,
    give: shown(give, given.open),
    ask: shown(ask, asked.open),
    giveHidden: given.hidden.length,
    askHidden: asked.hidden.length,
    placements: structuredClone(placements),
    secret,
    bundle,
    counters,
    ...(intent.choose && { choose: true }),
    ...(before && { version: (before.version ?? 1) + 1, replaces: before.id }),
  };
  const known = { give: given.hidden, ask: asked.hidden };
  if (!secret) board.offers.push(made);
  for (const player of [by, to]) {
    const mine = privateOf(state, player);
    if (secret) mine.deals.push({ ...made });
    if (known.give.length + known.ask.length > 0) mine.offered.push({ offer: made.id, give: [...known.give], ask: [...known.ask] });
  }
  const only = onlyFor(made);
  // The terms never change; only willing receivers are added later.
  emit(game, {
    type: 'offered',
    offer: secret && bundle !== null ? { ...made, bundle: made.id } : { ...made },
    secret: { to: [by, to], what: known },
    ...(only && { only }),
  });
};

/** Offers an exchange, or a gift, to one player or to several at once (C-800). */
export const offer: Command<'offer', OfferPlan> = {
  type: 'offer',
  shape: z.strictObject({
    type: z.literal('offer'),
    to: z.union([playerId, z.array(playerId).min(1).max(7)]),
    give: parcel.optional(),
    ask: parcel.optional(),
    placements: placementShape.optional(),
    secret: z.boolean().optional(),
    choose: z.literal(true).optional(),
    counters: z.string().max(200).optional(),
    replaces: z.string().max(200).optional(),
  }),
  check,
  apply: (game, by, { partners, intent, replaced }) => {
    const { secret = false } = intent;
    // Versions of a public offer are public, those of a secret one secret: anything else would reveal the secret one.
    const follows = (offer: TradeOffer) => offer.secret === secret && partners.includes(offer.to);
    for (const offer of replaced) closeOffer(game, offer, follows(offer) ? 'replaced' : 'withdrawn');
    const named = partners.map((to) => ({
      to,
      id: nameFor(game, by, to, secret),
      before: replaced.find((offer) => offer.to === to && follows(offer)),
    }));
    const bundle = named.length > 1 ? (named[0]?.id ?? null) : null;
    for (const request of named) makeOffer(game, by, { ...request, bundle }, intent);
  },
  offer: (actor) => {
    const { board, player } = actor;
    const early = begun(board) ?? roomFor(actor, 1);
    if (early) return early;
    const partners = seatsIn(board)
      .map((seat) => seat.player)
      .filter((other) => other !== player);
    return {
      to: partners,
      money: purse(board, player),
      specials: specialsOf(actor),
      groups: partners.some((partner) => groupsMayMove(actor, player, partner, 1) === null),
      allows: (intent) => !isRefusal(offer.check(actor, intent)),
    };
  },
};

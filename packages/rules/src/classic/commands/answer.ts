import { z } from 'zod';
import { refuse } from '../../core/refuse.js';
import type { CardId, PlayerId, Refusal } from '../../core/types.js';
import { attackFrame } from '../attacking.js';
import { actionsFor, checkExchange, exchange } from '../exchange.js';
import { type Actor, actorIn, emit, type Game, openAttack, privateOf, runningAttack, seatOf, turnOf } from '../game.js';
import { begun } from '../gates.js';
import { answerable, closeOffer, lapseOffers, markWilling, specialsIn } from '../offering.js';
import type { IntentOf, Placement, TradeOffer } from '../types.js';
import { takeFromHand } from '../verbs.js';
import { takeBack } from '../windows.js';
import type { Command } from './command.js';
import { groupsMayMove, placementShape } from './offer.js';

/** The offer that is meant: the one named, or the only one there is. */
const meant = (actor: Actor, id: string | undefined): TradeOffer | Refusal => {
  const open = answerable(actor);
  if (id !== undefined) return open.find((offer) => offer.id === id) ?? refuse('C-803', 'noSuchOffer');
  const [only, ...more] = open;
  if (!only) return refuse('C-803', 'noSuchOffer');
  return more.length > 0 ? refuse('C-803', 'whichOffer', { count: open.length }) : only;
};

const movesMoneyOrSpecials = ({ give, ask, giveHidden, askHidden }: TradeOffer): boolean =>
  (give.money ?? 0) + (ask.money ?? 0) + giveHidden + askHidden + (give.specials?.length ?? 0) + (ask.specials?.length ?? 0) > 0;

/** Whether the offer can be carried out now; while an attack forbids it, it only waits (C-602, C-803). */
const acceptable = (actor: Actor, offer: TradeOffer, placements: readonly Placement[]): Refusal | null => {
  const { board } = actor;
  if (runningAttack(board)?.privilege === 'declared' && movesMoneyOrSpecials(offer)) return refuse('C-602', 'privileged');
  const groups = groupsMayMove(actor, offer.by, offer.to, actionsFor(offer));
  if (groups) return groups;
  return checkExchange(actor, offer, { by: offer.placements, to: placements });
};

/** A Special changes hands, lying as it lay (C-203, C-801). */
const moveSpecial = (game: Game, from: PlayerId, to: PlayerId, card: CardId): void => {
  const up = takeFromHand(game, from, card);
  const seat = seatOf(game.board, to);
  if (up) {
    seat.faceUp.push(card);
    emit(game, { type: 'specialMoved', from, to, card });
    return;
  }
  privateOf(game.state, to).hand.push(card);
  seat.faceDown += 1;
  emit(game, { type: 'specialMoved', from, to, card: null, secret: { to: [from, to], what: { card } } });
};

const carryOut = (game: Game, offer: TradeOffer, placements: readonly Placement[]): void => {
  const { board, state } = game;
  const [given, asked] = [specialsIn(state, offer, 'give'), specialsIn(state, offer, 'ask')];
  const turn = turnOf(board);
  closeOffer(game, offer, 'accepted');
  // The others to whom it was made are too late; what it countered is settled.
  lapseOffers(game, ({ id, bundle, by }) => (offer.bundle !== null && bundle === offer.bundle && by === offer.by) || id === offer.counters);
  turn.actionsLeft -= actionsFor(offer);
  if (turn.player === offer.by && board.phase === 'actions') turn.acted = true;
  exchange(game, offer, { by: offer.placements, to: placements });
  for (const card of given) moveSpecial(game, offer.by, offer.to, card);
  for (const card of asked) moveSpecial(game, offer.to, offer.by, card);
  if (openAttack(board)?.stage === 'contest' && movesMoneyOrSpecials(offer)) takeBack(game, attackFrame(game), [offer.by, offer.to]);
};

const check = (actor: Actor, { offer: id, accept, placements = [] }: IntentOf<'answer'>): Refusal | null => {
  const early = begun(actor.board);
  if (early) return early;
  const offer = meant(actor, id);
  if ('code' in offer) return offer;
  if (!accept) return null;
  if (offer.by === actor.player) return acceptable(actor, offer, offer.willing ?? []);
  return offer.willing ? refuse('C-803', 'alreadyWilling') : acceptable(actor, offer, placements);
};

/**
 * Accepts an offer, which takes effect whole, or declines it (C-803). Where the offerer chooses, to accept is to be willing;
 * he answers in turn, and takes one of those who are.
 */
export const answer: Command<'answer'> = {
  type: 'answer',
  shape: z.strictObject({
    type: z.literal('answer'),
    offer: z.string().max(200).optional(),
    accept: z.boolean(),
    placements: placementShape.optional(),
  }),
  check,
  apply: (game, by, { offer: id, accept, placements = [] }) => {
    const offer = answerable(actorIn(game, by)).find((open) => id === undefined || open.id === id);
    if (!offer) return;
    const chosen = offer.by === by;
    if (!accept) closeOffer(game, offer, chosen ? 'withdrawn' : 'declined');
    else if (offer.choose && !chosen) markWilling(game, offer, placements);
    else carryOut(game, offer, chosen ? (offer.willing ?? []) : placements);
  },
  offer: (actor) => {
    const open = answerable(actor);
    if (open.length === 0) return refuse('C-803', 'noSuchOffer');
    // Groups given need placements of the receiver's choice; what he may choose is told by `openPlaces`.
    const simple = open.filter((offer) => check(actor, { type: 'answer', offer: offer.id, accept: true }) === null);
    return { offers: open.map(({ id }) => id), acceptable: simple.map(({ id }) => id) };
  },
};

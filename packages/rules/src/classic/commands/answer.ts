import { z } from 'zod';
import { isRefusal } from '../../core/refuse.js';
import type { CardId, PlayerId, Refusal } from '../../core/types.js';
import { reopenWindow } from '../frames/frames.js';
import { type Actor, emit, type Game, openAttack, privateOf, runningAttack, seatOf, turnOf } from '../game/game.js';
import { begun } from '../game/gates.js';
import { actionsFor, checkExchange, exchange } from '../trade/exchange.js';
import { answerable, closeOffer, isGone, lapseOffers, markWilling, specialsIn } from '../trade/offering.js';
import type { IntentOf, Placement, TradeOffer } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { noteTurnedUp, takeFromHand } from '../verbs/verbs.js';
import type { Command } from './command.js';
import { groupsMayMove, placementShape } from './offer.js';

const meant = (actor: Actor, id: string | undefined): TradeOffer | Refusal => {
  const open = answerable(actor);
  if (id !== undefined) return open.find((offer) => offer.id === id) ?? isGone(actor, id);
  const [only, ...more] = open;
  if (!only) return refuse('C-803', 'noSuchOffer');
  return more.length > 0 ? refuse('C-803', 'whichOffer', { count: open.length }) : only;
};

const movesMoneyOrSpecials = ({ give, ask, giveHidden, askHidden }: TradeOffer): boolean =>
  (give.money ?? 0) + (ask.money ?? 0) + giveHidden + askHidden + (give.specials?.length ?? 0) + (ask.specials?.length ?? 0) > 0;

/** Checks that the offer can be carried out now; while an attack forbids it, it only waits (C-602, C-803). */
const acceptable = (actor: Actor, offer: TradeOffer, placements: readonly Placement[]): Refusal | null => {
  const { board } = actor;
  if (runningAttack(board)?.privilege === 'declared' && movesMoneyOrSpecials(offer)) return refuse('C-602', 'privileged');
  const groups = groupsMayMove(actor, offer.by, offer.to, actionsFor(offer));
  if (groups) return groups;
  return checkExchange(actor, offer, { by: offer.placements, to: placements });
};

/** A Special changes hands, face up or down as before (C-203, C-801). */
const moveSpecial = (game: Game, from: PlayerId, receiver: PlayerId, card: CardId): void => {
  const turned = seatOf(game.board, from).turnedUp?.find((turned) => turned.card === card);
  const up = takeFromHand(game, from, card);
  const seat = seatOf(game.board, receiver);
  if (up) {
    seat.faceUp.push(card);
    if (turned) noteTurnedUp(seat, turned);
    emit(game, { type: 'specialMoved', from, to: receiver, card });
  } else {
    privateOf(game.state, receiver).hand.push(card);
    seat.faceDown += 1;
    emit(game, { type: 'specialMoved', from, to: receiver, card: null, secret: { to: [from, receiver], what: { card } } });
  }
};

const carryOut = (game: Game, offer: TradeOffer, placements: readonly Placement[]): void => {
  const { board, state } = game;
  const [given, asked] = [specialsIn(state, offer, 'give'), specialsIn(state, offer, 'ask')];
  const turn = turnOf(board);
  closeOffer(game, offer, 'accepted');
  // The other receivers are too late; the countered offer is settled.
  lapseOffers(game, ({ id, bundle, by }) => (offer.bundle !== null && bundle === offer.bundle && by === offer.by) || id === offer.counters);
  turn.actionsLeft -= actionsFor(offer);
  if (turn.player === offer.by && board.phase === 'actions') turn.acted = true;
  exchange(game, offer, { by: offer.placements, to: placements });
  for (const card of given) moveSpecial(game, offer.by, offer.to, card);
  for (const card of asked) moveSpecial(game, offer.to, offer.by, card);
  if (openAttack(board)?.stage === 'contest' && movesMoneyOrSpecials(offer)) reopenWindow(game, [offer.by, offer.to]);
};

interface AnswerPlan {
  readonly offer: TradeOffer;
  readonly accept: boolean;
  readonly placements: readonly Placement[];
}

const check = (actor: Actor, { offer: id, accept, placements = [] }: IntentOf<'answer'>): Refusal | AnswerPlan => {
  const early = begun(actor.board);
  if (early) return early;
  const offer = meant(actor, id);
  if (isRefusal(offer)) return offer;
  const chosen = offer.by === actor.player;
  if (accept && offer.willing && !chosen) return refuse('C-803', 'alreadyWilling');
  const plan = { offer, accept, placements: chosen ? (offer.willing ?? []) : placements };
  return (accept ? acceptable(actor, offer, plan.placements) : null) ?? plan;
};

/** Accepts an offer, which takes effect whole, or declines it (C-803). If the offerer chooses, accepting only means willing. */
export const answer: Command<'answer', AnswerPlan> = {
  type: 'answer',
  shape: z.strictObject({
    type: z.literal('answer'),
    offer: z.string().max(200).optional(),
    accept: z.boolean(),
    placements: placementShape.optional(),
  }),
  check,
  apply: (game, by, { offer, accept, placements }) => {
    const chosen = offer.by === by;
    if (!accept) closeOffer(game, offer, chosen ? 'withdrawn' : 'declined');
    else if (offer.choose && !chosen) markWilling(game, offer, placements);
    else carryOut(game, offer, placements);
  },
  offer: (actor) => {
    const open = answerable(actor);
    if (open.length === 0) return refuse('C-803', 'noSuchOffer');
    // Given Groups need placements of the receiver's choice; `openPlaces` lists the possible ones.
    const simple = open.filter((offer) => !isRefusal(check(actor, { type: 'answer', offer: offer.id, accept: true })));
    const allows = (intent: IntentOf<'answer'>) => !isRefusal(check(actor, intent));
    return { offers: open.map(({ id }) => id), acceptable: simple.map(({ id }) => id), allows };
  },
};

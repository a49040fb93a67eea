import { z } from 'zod';
import { earlierOf } from '../earlier.js';
import { emit, handGroup, handPlot, privateOf, seatOf, tableCard } from '../game/game.js';
import { closeDeal, handOver, hangGiven, winsByGift } from '../trade/exchange.js';
import { openDeal, roomRefusal, tableRefusal, timeRefusal, triedRefusal } from '../trade/offering.js';
import type { Deal, IntentOf } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { spendToken } from '../verbs/changes.js';
import { type Command, puppets } from './command.js';

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
    const { give = [], ask: theirs = [] } = actor.mine.offered.find((offer) => offer.deal === deal.id) ?? {};
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
    const held = new Set([...mine.plots, ...mine.groups, ...seat.plots, ...seat.groups].map(({ id }) => id));
    const given = mine.offered.find((offer) => offer.deal === deal.id)?.give ?? [];
    return given.every((copy) => held.has(copy)) ? null : refuse('N-1104', 'noSuchOffer');
  },
  apply: (game, _by, { deal, intent: { accept, placements } }) => {
    const { board, state } = game;
    const hidden = privateOf(state, deal.from).offered.find((offer) => offer.deal === deal.id);
    closeDeal(game, deal);
    emit(game, { type: 'answered', deal: deal.id, accept });
    if (accept) {
      for (const payer of deal.pay) spendToken(board, payer);
      handOver(game, { from: deal.from, to: deal.to }, hidden?.give ?? [], deal.give);
      handOver(game, { from: deal.to, to: deal.from }, hidden?.ask ?? [], deal.ask);
      hangGiven(game, { from: deal.from, to: deal.to }, deal.give.groups, placements);
      hangGiven(game, { from: deal.to, to: deal.from }, deal.ask.groups, deal.placements);
    }
  },
  quiet: (board, { accept }) => !accept && !earlierOf(board).declinesLoudly,
  hints: () => [],
};

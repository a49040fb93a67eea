import { z } from 'zod';
import { isRefusal } from '../../core/refuse.js';
import { earlierOf } from '../earlier.js';
import { handGroup, handPlot, privateOf, seatOf, tableCard } from '../game/game.js';
import { answerDeal, lapseDeals } from '../trade/closing.js';
import { handOver, hangGiven, winsByGift } from '../trade/exchange.js';
import { chosenCards, dealsKnown, openDeal, roomRefusal, tableRefusal, timeRefusal, triedRefusal } from '../trade/offering.js';
import type { CopyId, Deal, IntentOf } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { spendToken } from '../verbs/changes.js';
import { type Command, ids, puppets } from './command.js';

interface AnswerPlan {
  readonly deal: Deal;
  readonly intent: IntentOf<'answer'>;
  readonly chosen: readonly CopyId[];
}

/** Accepts or declines an offer; it is carried out whole, at once (N-1104). */
export const answer: Command<'answer', AnswerPlan> = {
  type: 'answer',
  shape: z.strictObject({
    type: z.literal('answer'),
    offer: z.int().optional(),
    accept: z.boolean(),
    placements: puppets.optional(),
    cards: ids.optional(),
  }),
  check: (actor, intent) => {
    const deal = openDeal(actor, intent.offer, 'to');
    if (!deal) return refuse('N-1104', 'noSuchOffer');
    if (!intent.accept) return { deal, intent, chosen: [] };
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
    if (winsByGift(actor.board, deal)) return refuse('N-1105', 'wouldWin');
    const chosen = chosenCards(actor, deal, intent.cards);
    return isRefusal(chosen) ? chosen : { deal, intent, chosen };
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
  apply: (game, _by, { deal, intent: { accept, placements }, chosen }) => {
    const { board, state } = game;
    const hidden = privateOf(state, deal.from).offered.find((offer) => offer.deal === deal.id);
    // The offers of its maker, to find those made together with it.
    const own = dealsKnown({ board, mine: privateOf(state, deal.from) }).find(({ id }) => id === deal.id);
    answerDeal(game, deal, accept);
    if (accept) {
      // The other receivers are too late; the countered offer is settled.
      lapseDeals(
        game,
        ({ id, from, bundle }) => (bundle !== undefined && bundle === own?.bundle && from === deal.from) || id === deal.counters,
      );
      for (const payer of deal.pay) spendToken(board, payer);
      handOver(game, { from: deal.from, to: deal.to }, hidden?.give ?? [], deal.give);
      handOver(game, { from: deal.to, to: deal.from }, [...(hidden?.ask ?? []), ...chosen], deal.ask);
      hangGiven(game, { from: deal.from, to: deal.to }, deal.give.groups, placements);
      hangGiven(game, { from: deal.to, to: deal.from }, deal.ask.groups, deal.placements);
    }
  },
  quiet: (board, { accept }) => !accept && !earlierOf(board).declinesLoudly,
  hints: () => [],
};

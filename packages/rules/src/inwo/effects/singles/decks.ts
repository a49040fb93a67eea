import { below } from '../../../core/rng.js';
import { isShielded, seatsIn } from '../../game.js';
import { refuse } from '../../refusals.js';
import type { Board } from '../../types/index.js';
import { playerHasRule } from '../../values/values.js';
import { discardTop, saysRule, takeFromHand, toHandOpen } from '../../verbs.js';
import { hiddenPlots, takeFromDeck } from '../choice.js';
import type { Effect } from '../effect.js';
import { rivalRefusal } from './rival.js';

/** Cards from the top of a rival's deck are discarded. */
const discards = (deck: 'plot' | 'group', count: number): Effect<unknown> => ({
  check: rivalRefusal,
  apply: (game, { fields: { player } }) => {
    if (player !== undefined) discardTop(game, player, deck, count);
  },
});

export const discardPlotDeck = discards('plot', 3);
export const discardGroupDeck = discards('group', 1);

/** Whether an order lets the tax be taken from everybody. */
const taxesAll = (board: Board): boolean =>
  board.nwo.some((id) => board.cards[id] !== undefined && saysRule(board.cards[id].card, 'taxesAll'));

/** Takes the top Plot of a rival's deck, shown to the rival first (N-950); of every rival's under an order. */
export const taxes: Effect<unknown> = {
  check: (context) => {
    const { player } = context.fields;
    const { board } = context.actor;
    if (player === undefined && taxesAll(board)) return null;
    const refusal = rivalRefusal(context);
    if (refusal || player === undefined) return refusal;
    return playerHasRule(board, player, 'immuneToTax') ? refuse('N-902', 'badTarget', { card: context.card }) : null;
  },
  apply: (game, { by, fields: { player } }) => {
    const taxed = taxesAll(game.board) ? seatsIn(game.board).map((seat) => seat.player) : player === undefined ? [] : [player];
    for (const one of taxed)
      if (one !== by && !playerHasRule(game.board, one, 'immuneToTax') && !isShielded(game.board, one)) takeFromDeck(game, by, one, 1);
  },
};

/** Steals a hidden Plot by chance; it lies exposed from then on. */
export const stealHiddenPlot: Effect<unknown> = {
  check: rivalRefusal,
  apply: (game, { by, fields: { player } }) => {
    const plots = player === undefined ? [] : hiddenPlots(game, player);
    const kept = plots.length > 0 ? plots[below(game.state.secrets.rng, plots.length)] : undefined;
    if (player !== undefined && kept) toHandOpen(game, by, takeFromHand(game, player, kept.id));
  },
};

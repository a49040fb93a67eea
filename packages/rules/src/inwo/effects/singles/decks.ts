import { isShielded, seatsIn } from '../../game.js';
import { refuse } from '../../refusals.js';
import type { Board } from '../../types/index.js';
import { playerHasRule } from '../../values/values.js';
import { discardTop, saysRule, takeFromHand, toHandOpen } from '../../verbs.js';
import { ask, hiddenPlots, see, takeFromDeck } from '../choice.js';
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

/** Sees all hidden Plots of a rival and takes one, which lies exposed from then on. */
export const stealHiddenPlot: Effect<unknown> = {
  check: rivalRefusal,
  prying: 'looks',
  apply: (game, play) => {
    const { player } = play.fields;
    const plots = player === undefined ? [] : hiddenPlots(game, player);
    if (player === undefined || plots.length === 0) return;
    see(game, play.by, player, plots);
    ask(game, play.by, play, { min: 1, max: 1, options: 0 }, plots);
  },
  choose: (game, { by, fields: { player } }, _effect, [chosen]) => {
    if (player !== undefined && chosen !== undefined) toHandOpen(game, by, takeFromHand(game, player, chosen));
  },
};

import { isShielded, seatsIn } from '../../game/game.js';
import type { Board } from '../../types/index.js';
import { playerHasRule } from '../../values/values.js';
import { discardTop } from '../../verbs/decks.js';
import { takeFromHand, toHandOpen } from '../../verbs/hands.js';
import { saysRule } from '../../verbs/table.js';
import { optional } from '../arguments.js';
import { player } from '../card-arguments.js';
import { takeFromDeck } from '../choice.js';
import { effect, needs } from '../effect.js';
import { lookAtPlots } from '../looking.js';

const discards = (deck: 'plot' | 'group', count: number) =>
  effect({ player: player() }, { apply: (game, { player: rival }) => discardTop(game, rival, deck, count) });

export const discardPlotDeck = discards('plot', 3);
export const discardGroupDeck = discards('group', 1);

/** True if an Order lets the tax be taken from everybody. */
const taxesAll = (board: Board): boolean =>
  board.nwo.some((id) => board.cards[id] !== undefined && saysRule(board.cards[id].card, 'taxesAll'));

/** Takes the top Plot of a rival's deck, shown to the rival first (N-950); of every rival's with an Order. */
export const taxes = effect(
  { player: optional(player((named, { actor: { board } }) => !playerHasRule(board, named, 'immuneToTax'))) },
  {
    check: ({ actor: { board } }, { player: rival }) => (rival === undefined && !taxesAll(board) ? needs('player') : null),
    apply: (game, { by, player: rival }) => {
      const taxed = taxesAll(game.board) ? seatsIn(game.board).map((seat) => seat.player) : rival === undefined ? [] : [rival];
      for (const seat of taxed)
        if (seat !== by && !playerHasRule(game.board, seat, 'immuneToTax') && !isShielded(game.board, seat))
          takeFromDeck(game, by, seat, 1);
    },
  },
);

/** Sees all hidden Plots of a rival and takes one, which lies exposed from then on. */
export const stealHiddenPlot = lookAtPlots((game, { by, player: rival }, { chosen: [plot] }) => {
  if (plot !== undefined) toHandOpen(game, by, takeFromHand(game, rival, plot));
});

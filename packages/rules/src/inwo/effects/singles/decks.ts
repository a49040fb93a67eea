import { below } from '../../../core/rng.js';
import { refuse } from '../../refusals.js';
import { playerHasRule } from '../../values/values.js';
import { discardTop, takeFromHand, toHandOpen } from '../../verbs.js';
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

/** Takes the top Plot of a rival's deck, shown to the rival first (N-950). */
export const taxes: Effect<unknown> = {
  check: (context) => {
    const { player } = context.fields;
    const refusal = rivalRefusal(context);
    if (refusal || player === undefined) return refusal;
    return playerHasRule(context.actor.board, player, 'immuneToTax') ? refuse('N-902', 'badTarget', { card: context.card }) : null;
  },
  apply: (game, { by, fields: { player } }) => {
    if (player !== undefined) takeFromDeck(game, by, player, 1);
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

import { below } from '../../../core/rng.js';
import { refuse } from '../../refusals.js';
import { playerHasRule } from '../../values/values.js';
import { countDecks, discardTop, takeFromHand, toHandHidden, toHandOpen } from '../../verbs.js';
import { hiddenPlots, see } from '../choice.js';
import type { Effect } from '../effect.js';
import { rivalRefusal } from './rival.js';

/** Cards from the top of a rival's deck are discarded. */
const discards = (deck: 'plot' | 'group', count: number): Effect<unknown> => ({
  check: rivalRefusal,
  apply: (game, { fields: { player } }) => {
    if (player !== undefined) discardTop(game, player, deck, count);
  },
});

export const internetWorm = discards('plot', 3);
export const creativeAnarchism = discards('group', 1);

/** Takes the top Plot of a rival's deck, shown to the rival first (N-950). */
export const taxes: Effect<unknown> = {
  check: (context) => {
    const { player } = context.fields;
    const refusal = rivalRefusal(context);
    if (refusal || player === undefined) return refusal;
    return playerHasRule(context.actor.board, player, 'immuneToTax') ? refuse('N-902', 'badTarget', { card: context.card }) : null;
  },
  apply: (game, { by, fields: { player } }) => {
    const [card] = player === undefined ? [] : (game.state.secrets.decks[player]?.plot.splice(0, 1) ?? []);
    if (player === undefined || card === undefined) return;
    countDecks(game, player);
    see(game, player, by, [toHandHidden(game, by, card)]);
  },
};

/** Steals a hidden Plot by chance; it lies exposed from then on. */
export const logicBomb: Effect<unknown> = {
  check: rivalRefusal,
  apply: (game, { by, fields: { player } }) => {
    const plots = player === undefined ? [] : hiddenPlots(game, player);
    const kept = plots.length > 0 ? plots[below(game.state.secrets.rng, plots.length)] : undefined;
    if (player !== undefined && kept) toHandOpen(game, by, takeFromHand(game, player, kept.id));
  },
};

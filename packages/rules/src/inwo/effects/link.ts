import { factsOf, plotFacts } from '../cards/index.js';
import { cardsOn, linkedTo, tableCard } from '../game.js';
import { refuse } from '../refusals.js';
import type { Board } from '../types/index.js';
import { fits } from '../values/values.js';
import { discardTable, link as linkTo, touch } from '../verbs.js';
import { type EffectFor, needs } from './effect.js';

/** Whether the player has a Plot in play that may be there once for each player (N-1504). */
const hasOne = (board: Board, card: string, player: string | null): boolean =>
  cardsOn(board).some((one) => one.card === card && one.zone === 'linked' && (player === null || one.owner === player));

/** A Plot that stays linked to a Group (N-806, N-1503, N-1504). */
export const link: EffectFor<'link'> = {
  check: ({ actor: { board, player }, effect: { filter, whose, slipped }, fields: { on }, card }) => {
    if (on === undefined) return needs('on');
    const group = tableCard(board, on);
    if (!group || !('inward' in factsOf(group.card))) return refuse('N-902', 'badTarget', { card: group?.card ?? on });
    if (
      (group.zone !== 'structure' && !(slipped && group.zone === 'target')) ||
      (whose === 'own' && group.owner !== player) ||
      !fits(board, filter, on)
    )
      return refuse('N-902', 'badTarget', { card: group.card });
    const limit = plotFacts(card)?.limit;
    if (limit === 'player' && hasOne(board, card, player)) return refuse('N-1504', 'onlyOne', { card });
    return limit === 'inPlay' && hasOne(board, card, null) ? refuse('N-1504', 'onlyOne', { card }) : null;
  },
  target: ({ fields: { on } }) => on,
  apply: (game, { fields: { on }, copy }, { link: { remove } }) => {
    if (on === undefined || !tableCard(game.board, on)) return;
    linkTo(game, copy, on);
    // What makes a Group a Dictatorship falls with the word.
    for (const linked of linkedTo(game.board, on)) {
      if (linked.id === copy || linked.zone !== 'linked') continue;
      const other = factsOf(linked.card).abilities.some(
        (ability) =>
          ability.form === 'use' &&
          ability.effect.kind === 'link' &&
          ability.effect.link.add?.some((word) => word === 'Dictatorship' && remove?.includes(word)),
      );
      if (other) linked.host = null;
    }
    touch(game.board);
  },
  /** Discards the Plot on the Group named, of those that a player may have once (N-808). */
  choose: (game, { card }, _effect, [chosen]) => {
    const surplus =
      chosen === undefined ? undefined : linkedTo(game.board, chosen).find((one) => one.zone === 'linked' && one.card === card);
    if (surplus) discardTable(game, surplus.id);
  },
  could: (board, player, { filter, whose }) =>
    cardsOn(board).some(
      ({ id, owner, zone, master }) =>
        zone === 'structure' && master !== null && (whose === 'any' || owner === player) && fits(board, filter, id),
    ),
};

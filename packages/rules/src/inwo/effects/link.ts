import { factsOf, plotFacts } from '../cards/index.js';
import { cardsOn, inStructure, isGroupInPlay, linkedTo } from '../game/game.js';
import type { EffectOf } from '../types/effects.js';
import type { Board } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { fits } from '../values/values.js';
import { discardTable } from '../verbs/hands.js';
import { link as linkTo, touch } from '../verbs/table.js';
import { card } from './card-arguments.js';
import { type EffectFor, effect } from './effect.js';
import { all, fits as ofKind, own } from './judges.js';

/** True if the player has a Plot in play that is limited to one a player (N-1504). */
const hasOne = (board: Board, card: string, player: string | null): boolean =>
  cardsOn(board).some((other) => other.card === card && other.zone === 'linked' && (player === null || other.owner === player));

/** A possible host of the Plot; if its text says so, also a Group that slips away. */
const host = card<EffectOf<'link'>>((thing, draft) => {
  const { filter, whose, slipped } = draft.effect;
  const isThere = inStructure(thing) || (slipped === true && thing.zone === 'target');
  if (!('inward' in factsOf(thing.card)) || !isThere) return refuse('N-902', 'notInStructure', { card: thing.card });
  return all(whose === 'own' ? own : () => true, ofKind(filter))(thing, draft);
});

const linking: EffectFor<'link'> = effect(
  { on: host },
  {
    check: ({ actor: { board, player }, card: played }) => {
      const limit = plotFacts(played)?.limit;
      const isTaken = (limit === 'player' && hasOne(board, played, player)) || (limit === 'inPlay' && hasOne(board, played, null));
      return isTaken ? refuse('N-1504', 'onlyOne', { card: played }) : null;
    },
    apply: (game, { copy, on: target, effect: { link: facts } }) => {
      linkTo(game, copy, target.id);
      // A Dictatorship's Plot is discarded when it loses that trait.
      for (const linked of linkedTo(game.board, target.id)) {
        if (linked.id === copy || linked.zone !== 'linked') continue;
        const falls = factsOf(linked.card).abilities.some(
          (ability) =>
            ability.form === 'use' &&
            ability.effect.kind === 'link' &&
            ability.effect.link.add?.some((word) => word === 'Dictatorship' && facts.remove?.includes(word)),
        );
        if (falls) linked.host = null;
      }
      touch(game.board);
    },
    could: (board, player, { filter, whose }) =>
      cardsOn(board).some((thing) => isGroupInPlay(thing) && (whose === 'any' || thing.owner === player) && fits(board, filter, thing.id)),
  },
);

/** A Plot that stays linked to a Group (N-806, N-1503, N-1504). */
export const link: EffectFor<'link'> = {
  ...linking,
  // Of Plots limited to one a player, the one on the chosen Group is discarded (N-808).
  choose: (game, { card: played }, _effect, { chosen: [chosen] }) => {
    const surplus =
      chosen === undefined ? undefined : linkedTo(game.board, chosen).find(({ zone, card: kind }) => zone === 'linked' && kind === played);
    if (surplus) discardTable(game, surplus.id);
  },
};

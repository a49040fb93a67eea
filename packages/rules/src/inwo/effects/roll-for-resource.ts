import { freeRoll } from '../attack/dice.js';
import { openWindow } from '../frames/frames.js';
import { cardsOn, tableCard } from '../game/game.js';
import { loseResource } from '../structure/falling.js';
import { refuse } from '../types/refusals.js';
import { isSafe } from '../values/values.js';
import { fading } from './arguments.js';
import { card } from './card-arguments.js';
import { type EffectFor, effect } from './effect.js';
import { isRivals } from './judges.js';
import { destroyUsed, isExposed } from './simple.js';

/** A die decides whether a rival's Resource, the own one, or both are destroyed. */
export const rollForResource: EffectFor<'rollForResource'> = effect(
  {
    on: fading(
      card((thing, draft) => {
        const { board } = draft.actor;
        const isThere = thing.zone === 'resource' && isRivals(thing, draft) && isExposed(board, thing.id);
        return isThere && (!isSafe(board, thing.id) || refuse('N-412', 'protected', { card: thing.card, by: thing.card }));
      }),
    ),
  },
  {
    apply: (game, { by, play }) => openWindow(game.board, { kind: 'dice', by, roll: freeRoll(game, play, 1) }),
    rolled: (game, { by, copy, play, on: target }, value) => {
      if (value < 6 && target) destroyUsed(game, target.id, play);
      if (value > 1 && tableCard(game.board, copy)) loseResource(game, copy, by);
    },
    could: (board, player) => cardsOn(board).some(({ id, zone, owner }) => zone === 'resource' && owner !== player && isExposed(board, id)),
  },
);

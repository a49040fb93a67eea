import { freeRoll } from '../attack/dice.js';
import { loseResource } from '../falling.js';
import { cardsOn, isShielded, tableCard } from '../game.js';
import { refuse } from '../refusals.js';
import { isSafe } from '../values/values.js';
import { openWindow } from '../windows/frames.js';
import { type EffectFor, needs } from './effect.js';
import { destroyUsed, isExposed } from './simple.js';

/** A die decides whether a rival's Resource, the own one, or both are destroyed. */
export const rollForResource: EffectFor<'rollForResource'> = {
  check: ({ actor: { board, player }, fields: { on } }) => {
    if (on === undefined) return needs('on');
    const goal = tableCard(board, on);
    if (goal?.zone !== 'resource' || goal.owner === player || goal.owner === null || !isExposed(board, on))
      return refuse('N-902', 'badTarget', { card: goal?.card ?? on });
    if (isSafe(board, on)) return refuse('N-412', 'protected', { card: goal.card, by: goal.card });
    return isShielded(board, goal.owner, player) ? refuse('N-113', 'shielded', { player: goal.owner }) : null;
  },
  target: ({ fields: { on } }) => on,
  apply: (game, play) => {
    openWindow(game.board, { kind: 'dice', by: play.by, roll: freeRoll(game, play, 1) });
  },
  rolled: (game, play, _effect, value) => {
    const { by, copy, fields } = play;
    const { on } = fields;
    if (value < 6 && on !== undefined && tableCard(game.board, on)) destroyUsed(game, on, play);
    if (value > 1 && tableCard(game.board, copy)) loseResource(game, copy, by);
  },
  could: (board, player) => cardsOn(board).some(({ id, zone, owner }) => zone === 'resource' && owner !== player && isExposed(board, id)),
};

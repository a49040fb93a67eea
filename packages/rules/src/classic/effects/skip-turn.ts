import { emit, turnOf } from '../game/game.js';
import { finishTurn } from '../turn/turn.js';
import { refuse } from '../types/refusals.js';
import { type Effect, NO_ARGUMENT, outsidePrivilege } from './effect.js';

/** Ends another player's turn before it begins (C-910). */
export const skipTurn: Effect<'skipTurn'> = {
  when: (actor, { id, rule }) =>
    outsidePrivilege(actor) ??
    (actor.board.phase === 'start' && turnOf(actor.board).player !== actor.player ? null : refuse(rule, 'onlyAtOthersStart', { card: id })),
  argument: NO_ARGUMENT,
  apply: (game, by) => {
    emit(game, { type: 'turnLost', player: turnOf(game.board).player, by });
    finishTurn(game, false);
  },
  partOf: 'turn',
};

import { emit, turnOf } from '../game/game.js';
import { finishTurn } from '../turn/turn.js';
import { refuse } from '../types/refusals.js';
import { type EffectFor, effect, outsidePrivilege } from './effect.js';

/** Ends another player's turn before it begins (C-910). */
export const skipTurn: EffectFor<'skipTurn'> = effect(
  {},
  {
    when: (context) => {
      const { board, player } = context.actor;
      const { id, rule } = context.effect;
      const isOthersStart = board.phase === 'start' && turnOf(board).player !== player;
      return outsidePrivilege(context) ?? (isOthersStart ? null : refuse(rule, 'onlyAtOthersStart', { card: id }));
    },
    apply: (game, { by }) => {
      emit(game, { type: 'turnLost', player: turnOf(game.board).player, by });
      finishTurn(game, false);
    },
    partOf: 'turn',
  },
);

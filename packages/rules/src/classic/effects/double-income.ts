import { turnOf } from '../game/game.js';
import { ownTurn } from '../game/gates.js';
import { refuse } from '../types/refusals.js';
import { type Effect, NO_ARGUMENT, outsidePrivilege } from './effect.js';

/** The player's incomes count double in this turn (C-906). Never twice: there is one such card, and no discard comes back before the draw. */
export const doubleIncome: Effect<'doubleIncome'> = {
  when: (actor, { id, rule }) => {
    const refusal = outsidePrivilege(actor) ?? ownTurn(actor);
    if (refusal) return refusal;
    return actor.board.phase === 'start' ? null : refuse(rule, 'onlyBeforeDraw', { card: id });
  },
  argument: NO_ARGUMENT,
  apply: ({ board }) => {
    turnOf(board).doubled = true;
  },
};

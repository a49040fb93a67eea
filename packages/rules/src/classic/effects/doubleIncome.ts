import { turnOf } from '../game.js';
import { ownTurn } from '../gates.js';
import { refuse } from '../refusals.js';
import { type Effect, NO_AIM, outsidePrivilege } from './effect.js';

/** The player's incomes count double in this turn (C-906). */
export const doubleIncome: Effect<'doubleIncome'> = {
  timely: (actor, { id, rule }) => {
    const refusal = outsidePrivilege(actor) ?? ownTurn(actor);
    if (refusal) return refusal;
    if (actor.board.phase !== 'start') return refuse(rule, 'onlyBeforeDraw', { card: id });
    return turnOf(actor.board).doubled ? refuse(rule, 'alreadyDoubled') : null;
  },
  aim: NO_AIM,
  apply: ({ board }) => {
    turnOf(board).doubled = true;
  },
};

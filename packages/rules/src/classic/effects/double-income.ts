import { turnOf } from '../game/game.js';
import { ownTurn } from '../game/gates.js';
import { refuse } from '../types/refusals.js';
import { type EffectFor, effect, outsidePrivilege } from './effect.js';

/** The player's incomes count double in this turn (C-906). Never twice: there is one such card, and no discard comes back before the draw. */
export const doubleIncome: EffectFor<'doubleIncome'> = effect(
  {},
  {
    when: (context) => {
      const { actor, effect: card } = context;
      const refusal = outsidePrivilege(context) ?? ownTurn(actor);
      if (refusal) return refusal;
      return actor.board.phase === 'start' ? null : refuse(card.rule, 'onlyBeforeDraw', { card: card.id });
    },
    apply: ({ board }) => {
      turnOf(board).doubled = true;
    },
  },
);

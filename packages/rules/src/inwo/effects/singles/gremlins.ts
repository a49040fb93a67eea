import { runningAttack, tableCard, topFrame } from '../../game.js';
import { refuse } from '../../refusals.js';
import { fits } from '../../values/values.js';
import { lift, toHandOpen } from '../../verbs.js';
import { cancelAction } from '../cancel.js';
import { type Effect, needs } from '../effect.js';

const CANCEL = { kind: 'cancelAction', filter: 'Computer' } as const;

/** Takes a token from a Computer Group, cancels what one does, or sends a Gadget back to its owner's hand. */
export const jam: Effect<unknown> = {
  check: (context) => {
    const { actor, card, fields } = context;
    if (fields.mode === 'cancel') return cancelAction.check({ ...context, effect: CANCEL });
    if (['using', 'playing'].includes(topFrame(actor.board)?.kind ?? '')) return refuse('N-902', 'notNow', { card });
    const goal = fields.on === undefined ? undefined : tableCard(actor.board, fields.on);
    if (!goal) return needs('on');
    if (fields.mode === 'return')
      return goal.zone === 'resource' && goal.owner !== actor.player && fits(actor.board, 'Gadget', goal.id)
        ? null
        : refuse('N-902', 'badTarget', { card: goal.card });
    return goal.tokens > 0 && fits(actor.board, 'Computer', goal.id) ? null : refuse('N-902', 'badTarget', { card: goal.card });
  },
  answered: (context) => (context.fields.mode === 'cancel' ? cancelAction.answered?.({ ...context, effect: CANCEL }) : undefined),
  choose: (game, play, _effect, chosen) => cancelAction.choose?.(game, play, CANCEL, chosen, undefined, play.by),
  apply: (game, play) => {
    const { mode, on } = play.fields;
    if (mode === 'cancel') {
      cancelAction.apply(game, play, CANCEL);
      return;
    }
    const goal = on === undefined ? undefined : tableCard(game.board, on);
    if (!goal) return;
    if (mode !== 'return') goal.tokens = Math.max(0, goal.tokens - 1);
    else if (goal.owner !== null) {
      const { owner } = goal;
      const { id, card } = lift(game.board, goal.id);
      toHandOpen(game, owner, { id, card });
    }
  },
  could: (board, player, _effect, copy) => cancelAction.could?.(board, player, CANCEL, copy) ?? runningAttack(board) === null,
};

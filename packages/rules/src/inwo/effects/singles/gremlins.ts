import { runningAttack, topFrame } from '../../game/game.js';
import { fits } from '../../values/values.js';
import { lift, toHandOpen } from '../../verbs/verbs.js';
import { card, isOwn, notNow, oneOf, optional } from '../arguments.js';
import { cancelAction } from '../cancel.js';
import { effect, needs } from '../effect.js';

const CANCEL = { kind: 'cancelAction', filter: 'Computer' } as const;

/** The card that the chosen use is for: a card with a token, or for `return` a Gadget. */
const goal = card((thing, draft) => {
  const { board } = draft.actor;
  return draft.fields.mode === 'return'
    ? thing.zone === 'resource' && !isOwn(thing, draft) && fits(board, 'Gadget', thing.id)
    : thing.tokens > 0 && fits(board, 'Computer', thing.id);
});

/** Not asked for where an action is cancelled. */
const goalUnlessCancel: typeof goal = {
  ...goal,
  lenient: true,
  read: (draft) => (draft.fields.mode === 'cancel' ? undefined : goal.read(draft)),
};

/** Takes a token from a Computer Group, cancels what one does, or sends a Gadget back to its owner's hand. */
export const jam = effect(
  { mode: optional(oneOf('mode', ['return', 'cancel'])), on: optional(goalUnlessCancel) },
  {
    when: (context) => {
      if (context.fields.mode === 'cancel') return cancelAction.check({ ...context, effect: CANCEL });
      return ['using', 'playing'].includes(topFrame(context.actor.board)?.kind ?? '') ? notNow(context) : null;
    },
    check: (_context, { mode, on }) => (mode === 'cancel' || on ? null : needs('on')),
    answered: (context) => (context.fields.mode === 'cancel' ? cancelAction.answered?.({ ...context, effect: CANCEL }) : undefined),
    choose: (game, { by, play }, { chosen }) => cancelAction.choose?.(game, play, CANCEL, chosen, undefined, by),
    apply: (game, { play, mode, on }) => {
      if (mode === 'cancel') cancelAction.apply(game, play, CANCEL);
      else if (on && mode === undefined) on.tokens = Math.max(0, on.tokens - 1);
      else if (on && on.owner !== null) {
        const { owner } = on;
        const { id, card: kind } = lift(game.board, on.id);
        toHandOpen(game, owner, { id, card: kind });
      }
    },
    could: (board, player, _effect, copy) => cancelAction.could?.(board, player, CANCEL, copy) ?? runningAttack(board) === null,
  },
);

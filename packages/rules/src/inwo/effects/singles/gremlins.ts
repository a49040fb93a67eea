import { runningAttack, topFrame } from '../../game/game.js';
import type { TableCard } from '../../types/index.js';
import { fits } from '../../values/values.js';
import { toHandOpen } from '../../verbs/hands.js';
import { lift } from '../../verbs/table.js';
import { type Argument, asked, type Draft, fading, notNow, onDraft, optional } from '../arguments.js';
import { answeredAction, cancelAction } from '../cancel.js';
import { card } from '../card-arguments.js';
import { effect } from '../effect.js';
import { isOwn } from '../judges.js';
import { oneOf } from '../word-arguments.js';

const CANCEL = { kind: 'cancelAction', filter: 'Computer' } as const;

const isCancel = ({ fields: { mode } }: Draft): boolean => mode === 'cancel';

const isAnnounced = ({ actor: { board } }: Draft): boolean => ['using', 'playing'].includes(topFrame(board)?.kind ?? '');

/** Target of the chosen use: a card with a token, or for `return` a Gadget. */
const goal: Argument<TableCard> = {
  ...card((thing, draft) => {
    const { board } = draft.actor;
    if (isAnnounced(draft)) return notNow(draft);
    return draft.fields.mode === 'return'
      ? thing.zone === 'resource' && !isOwn(thing, draft) && fits(board, 'Gadget', thing.id)
      : thing.tokens > 0 && fits(board, 'Computer', thing.id);
  }),
  missing: (draft) => (isAnnounced(draft) ? notNow(draft) : null),
};

const cancelled = onDraft(answeredAction, (draft) => ({ ...draft, effect: CANCEL }));

/** Takes a token from a Computer Group, cancels its action, or returns a Gadget to its owner's hand. */
export const jam = effect(
  {
    mode: optional(oneOf('mode', ['return', 'cancel'])),
    on: asked(goal, (draft) => !isCancel(draft)),
    cancelled: fading(asked(cancelled, isCancel)),
  },
  {
    answered: (context) => (isCancel(context) ? cancelled.read(context) : undefined),
    choose: (game, { play }, answer) => cancelAction.choose?.(game, play, CANCEL, answer),
    apply: (game, { play, mode, on: target }) => {
      if (mode === 'cancel') cancelAction.apply(game, play, CANCEL);
      else if (target && mode === undefined) target.tokens = Math.max(0, target.tokens - 1);
      else if (target && target.owner !== null) {
        const { owner } = target;
        const { id, card: kind } = lift(game.board, target.id);
        toHandOpen(game, owner, { id, card: kind });
      }
    },
    could: (board, player, _effect, copy) => cancelAction.could?.(board, player, CANCEL, copy) ?? runningAttack(board) === null,
  },
);

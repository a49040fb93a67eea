import { z } from 'zod';
import { isRefusal } from '../../core/refuse.js';
import type { Refusal } from '../../core/types.js';
import { type Actor, topFrame } from '../game/game.js';
import type { Frame } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { takeBack } from '../windows/window.js';
import { windowOf } from '../windows/windows.js';
import type { Command } from './command.js';

const NO_WINDOW = refuse('C-422', 'noWindow');
const NOT_SAID = refuse('C-422', 'notSaid');

interface DonePlan {
  readonly frame: Frame;
  readonly firm: boolean;
  readonly back?: true;
}

/** Checks taking back a `done`, possible while the window is open. */
const checkBack = ({ board, player }: Actor): Refusal | DonePlan => {
  const frame = topFrame(board);
  if (!frame) return NO_WINDOW;
  return 'done' in frame && player !== null && frame.done.includes(player) ? { frame, firm: false, back: true } : NOT_SAID;
};

/** `firm` makes a plain `done` final (C-422); windows without firm answers take it as a plain one. */
const check = ({ board, player }: Actor, firm: boolean, rev: number | undefined): Refusal | DonePlan => {
  const frame = topFrame(board);
  if (!frame) return NO_WINDOW;
  const window = windowOf(frame);
  if (rev !== undefined && rev !== frame.rev) return refuse(window.code(board), 'stale');
  return window.checkAnswer(board, frame, player, firm) ?? { frame, firm };
};

/** Declares that the player has nothing (more) to add to the open window (C-201, C-422, C-423, C-504, C-900, C-909). */
export const done: Command<'done', DonePlan> = {
  type: 'done',
  shape: z.strictObject({
    type: z.literal('done'),
    firm: z.boolean().optional(),
    back: z.literal(true).optional(),
    rev: z.number().optional(),
  }),
  check: (actor, { firm = false, back, rev }) => (back ? checkBack(actor) : check(actor, firm, rev)),
  apply: (game, by, { frame, firm, back }) => {
    if (back && 'done' in frame) takeBack(game, frame, by);
    else windowOf(frame).answer(game, frame, by, firm);
  },
  offer: (actor) => {
    const frame = topFrame(actor.board);
    const plain = check(actor, false, undefined);
    const firm = frame !== undefined && windowOf(frame).takesFirm(actor.board) && !isRefusal(check(actor, true, undefined));
    return isRefusal(plain) && !firm ? plain : { rev: frame?.rev ?? 0, plain: !isRefusal(plain), firm };
  },
};

import { z } from 'zod';
import { isRefusal } from '../../core/refuse.js';
import type { Refusal } from '../../core/types.js';
import { type Actor, emit, topFrame } from '../game/game.js';
import type { FrameOf } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import type { Command } from './command.js';
import { nothing } from './command.js';

const asked = ({ board }: Actor): Refusal | FrameOf<'askBack'> => {
  const top = topFrame(board);
  return top?.kind === 'askBack' ? top : refuse('C-210', 'notAsked');
};

/** Refuses another player's undo, or ends an own request for one (C-210). */
export const denyBack: Command<'denyBack', FrameOf<'askBack'>> = {
  type: 'denyBack',
  shape: z.strictObject({ type: z.literal('denyBack') }),
  check: asked,
  apply: (game, by, { by: player }) => {
    game.board.frames.pop();
    emit(game, { type: 'deniedBack', player, by });
  },
  offer: (actor) => {
    const frame = asked(actor);
    return isRefusal(frame) ? frame : nothing;
  },
};

import { z } from 'zod';
import { leave } from '../turn/leaving.js';
import { windowOf } from '../windows/windows.js';
import { type Command, nothing } from './command.js';

/** Leaves the game for good (C-1103). */
export const concede: Command<'concede'> = {
  type: 'concede',
  shape: z.strictObject({ type: z.literal('concede') }),
  check: (_actor, intent) => intent,
  apply: (game, by) => leave(game, by, (frame) => windowOf(frame).partOf(frame)),
  offer: () => nothing,
};

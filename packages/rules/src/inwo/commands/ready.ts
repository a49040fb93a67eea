import { z } from 'zod';
import { turnRefusal } from '../game/gates.js';
import { placeTokens } from '../turn/turn.js';
import type { IntentOf } from '../types/index.js';
import type { Command } from './command.js';

/** Ends phase `start`: tokens come (N-204). */
export const ready: Command<'ready'> = {
  type: 'ready',
  shape: z.strictObject({ type: z.literal('ready') }) as unknown as z.ZodType<IntentOf<'ready'>>,
  check: (actor, intent) => turnRefusal(actor, 'start') ?? intent,
  apply: (game) => placeTokens(game),
  hints: () => [],
};

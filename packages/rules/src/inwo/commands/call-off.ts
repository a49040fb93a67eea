import { z } from 'zod';
import { isRefusal } from '../../core/refuse.js';
import { callOff as callOffAttack } from '../attack/attacking.js';
import { contested } from '../game/gates.js';
import type { Attack, IntentOf } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import type { Command } from './command.js';

/** Calls an uncommitted attack off (N-413). */
export const callOff: Command<'callOff', Attack> = {
  type: 'callOff',
  shape: z.strictObject({ type: z.literal('callOff') }) as unknown as z.ZodType<IntentOf<'callOff'>>,
  check: (actor) => {
    const attack = contested(actor);
    if (isRefusal(attack)) return attack;
    if (attack.by !== actor.player) return refuse('N-413', 'notYourAttack');
    return attack.committed ? refuse('N-413', 'committed') : attack;
  },
  apply: (game, _by, attack) => callOffAttack(game, attack),
  hints: () => [],
};

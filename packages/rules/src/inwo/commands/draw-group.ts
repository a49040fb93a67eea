import { z } from 'zod';
import { turnOf } from '../game/game.js';
import { illuminatiPays, turnRefusal } from '../game/gates.js';
import { drawOne, drawRefusal } from '../turn/draws.js';
import { refuse } from '../types/refusals.js';
import { spendIlluminati } from '../verbs/changes.js';
import { NO_GROUPS } from '../verbs/decks.js';
import { type Command, drawFields } from './command.js';

/** Draws a Group: at the turn's start, or once in `main` for an Illuminati token (N-202, N-205). */
export const drawGroup: Command<'drawGroup'> = {
  type: 'drawGroup',
  shape: z.strictObject({ type: z.literal('drawGroup'), pay: z.boolean().optional(), ...drawFields }),
  check: (actor, intent) => {
    const early = turnRefusal(actor, intent.pay ? 'main' : 'start');
    if (early) return early;
    const { groupDraws, step, paid, used } = turnOf(actor.board);
    if (used.includes(NO_GROUPS)) return refuse('N-202', 'noDrawLeft');
    if (intent.pay) {
      const refusal = paid.includes('draw') ? refuse('N-205', 'usedThisTurn') : illuminatiPays(actor);
      return refusal ?? drawRefusal(actor, 'group', intent) ?? intent;
    }
    if (step > 2) return refuse('N-201', 'laterStepBegun');
    return groupDraws > 0 ? (drawRefusal(actor, 'group', intent) ?? intent) : refuse('N-202', 'noDrawLeft');
  },
  apply: (game, by, intent) => {
    const { pay } = intent;
    const turn = turnOf(game.board);
    if (pay) {
      turn.paid.push('draw');
      spendIlluminati(game, by);
    } else {
      turn.step = 2;
      turn.groupDraws -= 1;
      turn.drew.push('group');
    }
    drawOne(game, by, 'group', intent);
  },
  hints: () => [],
};

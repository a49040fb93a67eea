import { z } from 'zod';
import { isRefusal } from '../../core/refuse.js';
import { rollAttack } from '../attack/dice.js';
import { failWithoutDice } from '../attack/result.js';
import { dropFrame, openWindow } from '../frames/frames.js';
import { topFrame } from '../game/game.js';
import { contested } from '../game/gates.js';
import type { Attack } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { awaitedBy } from '../windows/windows.js';
import { type Command, rev } from './command.js';

/** The attacker throws the dice, once nobody is awaited (N-1004). */
export const roll: Command<'roll', Attack> = {
  type: 'roll',
  shape: z.strictObject({ type: z.literal('roll'), rev }),
  check: (actor, intent) => {
    const attack = contested(actor);
    if (isRefusal(attack)) return attack;
    const top = topFrame(actor.board);
    if (!top || attack.by !== actor.player) return refuse('N-1005', 'notNow');
    if (intent.rev !== undefined && intent.rev !== top.rev) return refuse('N-1003', 'stale');
    const [first] = awaitedBy(actor.board, top).filter((player) => player !== attack.by);
    return first === undefined ? attack : refuse('N-1005', 'othersFirst', { player: first });
  },
  apply: (game, by, attack) => {
    attack.committed = true;
    const top = topFrame(game.board);
    if (top) dropFrame(game.board, top);
    if (attack.needs < 2) failWithoutDice(game, attack);
    else {
      attack.stage = 'dice';
      rollAttack(game, attack);
      openWindow(game.board, { kind: 'dice', by, roll: null });
    }
  },
  hints: () => [],
};

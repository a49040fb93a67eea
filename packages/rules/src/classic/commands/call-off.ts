import { z } from 'zod';
import { isRefusal } from '../../core/refuse.js';
import type { Refusal } from '../../core/types.js';
import { callOff as callOffAttack } from '../attack/attacking.js';
import { type Actor, openAttack } from '../game/game.js';
import type { Attack } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { type Command, nothing } from './command.js';

const callable = ({ board, player }: Actor): Refusal | Attack => {
  const attack = openAttack(board);
  if (attack?.by !== player) return refuse('C-605', 'notYourAttack');
  if (attack.stage !== 'contest') return refuse('C-605', 'diceRolled');
  return attack.committed ? refuse('C-605', 'committed') : attack;
};

/** Calls an attack off while nothing is committed; it costs no action (C-605). */
export const callOff: Command<'callOff', Attack> = {
  type: 'callOff',
  shape: z.strictObject({ type: z.literal('callOff') }),
  check: callable,
  apply: (game, _by, attack) => callOffAttack(game, attack),
  offer: (actor) => {
    const attack = callable(actor);
    return isRefusal(attack) ? attack : nothing;
  },
};

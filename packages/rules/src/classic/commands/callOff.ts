import { z } from 'zod';
import { refuse } from '../../core/refuse.js';
import type { Refusal } from '../../core/types.js';
import { callOff as callOffAttack } from '../attacking.js';
import { type Actor, openAttack } from '../game.js';
import type { Attack } from '../types.js';
import { type Command, nothing } from './command.js';

const gate = ({ board, player }: Actor): Refusal | null => {
  const attack = openAttack(board);
  if (attack?.by !== player) return refuse('C-605', 'notYourAttack');
  if (attack.stage !== 'contest') return refuse('C-605', 'diceRolled');
  return attack.committed ? refuse('C-605', 'committed') : null;
};

/** Calls an attack off while nothing is committed; it costs no action (C-605). */
export const callOff: Command<'callOff'> = {
  type: 'callOff',
  shape: z.strictObject({ type: z.literal('callOff') }),
  check: gate,
  apply: (game) => callOffAttack(game, openAttack(game.board) as Attack),
  offer: (actor) => gate(actor) ?? nothing,
};

import { z } from 'zod';
import type { Refusal } from '../../core/types.js';
import { type Actor, turnOf } from '../game/game.js';
import { inActions } from '../game/gates.js';
import { passTurn } from '../turn/turn.js';
import { refuse } from '../types/refusals.js';
import { type Command, nothing } from './command.js';

const TOO_LATE = refuse('C-208', 'alreadyActed');

const gate = (actor: Actor): Refusal | null => {
  const phase = inActions(actor);
  if (phase) return phase;
  const { actionsLeft, acted } = turnOf(actor.board);
  return actionsLeft < 2 || acted ? TOO_LATE : null;
};

/** Takes 5 MB instead of acting, and ends the turn (C-208). */
export const pass: Command<'pass'> = {
  type: 'pass',
  shape: z.strictObject({ type: z.literal('pass') }),
  check: (actor, intent) => gate(actor) ?? intent,
  apply: (game) => passTurn(game),
  offer: (actor) => gate(actor) ?? nothing,
};

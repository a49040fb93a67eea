import { z } from 'zod';
import type { Refusal } from '../../core/types.js';
import { type Actor, seatOf } from '../game/game.js';
import { outsideAttack, ownTurn } from '../game/gates.js';
import { enterPhase, finishTurn, hasPowersPhase } from '../turn/turn.js';
import type { Candidates } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import type { Command } from './command.js';

const DRAW_FIRST = refuse('C-201', 'drawFirst');

const gate = (actor: Actor): Refusal | null => ownTurn(actor) ?? (actor.board.phase === 'start' ? DRAW_FIRST : outsideAttack(actor));

const nextOf = ({ board, player }: Actor): Candidates['endTurn']['next'] =>
  board.phase === 'actions' && hasPowersPhase(seatOf(board, player)) ? 'powers' : 'end';

/** Opens phase `powers` for those who have it (C-206), else ends the turn (C-207). */
export const endTurn: Command<'endTurn', Candidates['endTurn']> = {
  type: 'endTurn',
  shape: z.strictObject({ type: z.literal('endTurn') }),
  check: (actor) => gate(actor) ?? { next: nextOf(actor) },
  apply: (game, _by, { next }) => {
    if (next === 'powers') enterPhase(game, 'powers');
    else finishTurn(game, true);
  },
  offer: (actor) => gate(actor) ?? { next: nextOf(actor) },
};

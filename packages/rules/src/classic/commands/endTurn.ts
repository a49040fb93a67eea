import { z } from 'zod';
import { refuse } from '../../core/refuse.js';
import type { Refusal } from '../../core/types.js';
import { type Actor, seatOf } from '../game.js';
import { outsideAttack, ownTurn } from '../gates.js';
import { enterPhase, finishTurn, hasPowersPhase } from '../turn.js';
import type { Board } from '../types.js';
import type { Command } from './command.js';

const DRAW_FIRST = refuse('C-201', 'drawFirst');

const gate = (actor: Actor): Refusal | null => ownTurn(actor) ?? (actor.board.phase === 'start' ? DRAW_FIRST : outsideAttack(actor));

const opensPowers = (board: Board, player: string): boolean => board.phase === 'actions' && hasPowersPhase(seatOf(board, player));

/** Opens phase `powers` for those who have it (C-206), else ends the turn (C-207). */
export const endTurn: Command<'endTurn'> = {
  type: 'endTurn',
  shape: z.strictObject({ type: z.literal('endTurn') }),
  check: gate,
  apply: (game, by) => {
    if (opensPowers(game.board, by)) enterPhase(game, 'powers');
    else finishTurn(game, true);
  },
  offer: (actor) => gate(actor) ?? { next: opensPowers(actor.board, actor.player) ? 'powers' : 'end' },
};

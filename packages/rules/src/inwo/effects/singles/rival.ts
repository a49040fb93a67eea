import type { PlayerId, Refusal } from '../../../core/types.js';
import { findSeat, isShielded } from '../../game.js';
import { refuse } from '../../refusals.js';
import type { Board } from '../../types/index.js';
import { type Context, needs } from '../effect.js';

/** Why the rival that a use is aimed at cannot be (N-113). */
export const rivalRefusal = ({ actor: { board, player: mine }, fields: { player } }: Context<unknown>): Refusal | null => {
  if (player === undefined) return needs('player');
  if (player === mine || findSeat(board, player)?.status !== 'in') return needs('player');
  return isShielded(board, player, mine) ? refuse('N-113', 'shielded', { player }) : null;
};

/** The player on turn, for what concerns their turn. */
export const whoseTurn = ({ turn }: Board): PlayerId | null => turn?.player ?? null;

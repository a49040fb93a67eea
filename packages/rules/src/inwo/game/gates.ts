import type { Refusal } from '../../core/types.js';
import type { Attack, Phase } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { type Actor, openAttack, seatOf, tableCard, topFrame } from './game.js';

export const contested = ({ board }: Actor): Refusal | Attack => {
  const attack = openAttack(board);
  return topFrame(board)?.kind === 'contest' && attack?.stage === 'contest' ? attack : refuse('N-1005', 'notNow');
};

export const illuminatiPays = ({ board, player }: Actor): Refusal | null => {
  const { illuminati } = seatOf(board, player);
  const card = illuminati === null ? undefined : tableCard(board, illuminati);
  return card && card.tokens > 0 ? null : refuse('N-401', 'noToken', { card: card?.card ?? '' });
};

/** Why the player may not act in this phase (N-201). `free`: a free move (N-206), legal after the turn's end has begun, too (N-207). */
export const turnRefusal = ({ board, player }: Actor, phase: Phase, free = false): Refusal | null => {
  const { turn } = board;
  if (turn?.player !== player) return refuse('N-201', 'notYourTurn', { player: turn?.player ?? '' });
  if (topFrame(board)) return refuse('N-1005', 'notNow');
  if (board.phase !== phase) return phase === 'start' ? refuse('N-201', 'notInStart') : refuse('N-201', 'notInMain');
  return phase === 'main' && turn.closed && !free ? refuse('N-207', 'turnClosing') : null;
};

/** Nothing is legal once the game is over, or for a player who is out. */
export const stillPlaying = ({ board, player }: Actor): Refusal | null => {
  if (board.phase === 'over') return refuse('N-1208', 'gameOver');
  return seatOf(board, player).status === 'in' ? null : refuse('N-1210', 'youAreOut');
};

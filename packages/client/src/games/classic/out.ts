import { findSeat, goalsOf } from '@illuminice/rules/classic';
import type { Position } from './drafts/kind';

export const isOut = ({ view, me }: Position): boolean => view.board.seats.some(({ player, status }) => player === me && status !== 'in');

/**
 * True if ending the turn now would eliminate the viewer (C-1101): without a Group at the end of their third or a later turn, unless a
 * special goal is met.
 */
export function endsOut({ view, me }: Position): boolean {
  const { board } = view;
  const seat = findSeat(board, me);
  if (board.turn?.player !== me || seat?.cards.length !== 1 || seat.turns < 2) return false;
  return !goalsOf(view, me).some(({ goal, have, need }) => goal !== 'basic' && have >= need);
}

import { findSeat, goalsOf } from '@illuminice/rules/classic';
import type { Position } from './drafts/kind';

export const isOut = ({ view, me }: Position): boolean => view.board.seats.some(({ player, status }) => player === me && status !== 'in');

/**
 * True if the viewer would be eliminated if their turn ended now (C-1101): without a Group at the end of their third turn, or
 * of a later one. A special goal that is met then wins instead.
 */
export function endsOut({ view, me }: Position): boolean {
  const { board } = view;
  const seat = findSeat(board, me);
  if (board.turn?.player !== me || seat?.cards.length !== 1 || seat.turns < 2) return false;
  return !goalsOf(view, me).some(({ goal, have, need }) => goal !== 'basic' && have >= need);
}

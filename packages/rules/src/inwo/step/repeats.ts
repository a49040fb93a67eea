import { openAttack, topFrame } from '../game/game.js';
import type { View } from '../types/index.js';
import { decision } from '../windows/windows.js';
import { usefulAnswers } from './idle.js';

/** True if the start of a turn asks a viewer who has just passed the end of the turn before it: both are one question. */
export const asksTwice = ({ board: before }: View, { board }: View): boolean =>
  decision(before).kind === 'end' && decision(board).kind === 'start' && board.turn?.number === (before.turn?.number ?? 0) + 1;

/**
 * True if the open contest asks a viewer once more what they passed: its number is no worse for them than it was then, and they can
 * answer by nothing new (N-1003). It uses their secrets, as `idlePass` does.
 *
 * @param before the view in which they passed
 */
export function asksAgain(before: View, view: View): boolean {
  const [then, now] = [openAttack(before.board), openAttack(view.board)];
  const { player } = view;
  if (!then || !now || player === null || then.id !== now.id) return false;
  if (topFrame(before.board)?.kind !== 'contest' || topFrame(view.board)?.kind !== 'contest') return false;
  if (decision(before.board).rev === decision(view.board).rev) return false;
  const isNoWorse = now.by === player ? now.needs >= then.needs : now.needs <= then.needs;
  const known = new Set(usefulAnswers(before));
  return isNoWorse && usefulAnswers(view).every((id) => known.has(id));
}

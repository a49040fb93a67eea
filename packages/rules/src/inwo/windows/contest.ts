import { openAttack } from '../game/game.js';
import { contestAsks } from './asking.js';
import { answeredByDone, type WindowKind } from './window.js';

/** Cards join the open attack until its player rolls (N-430). */
export const contest: WindowKind<'contest'> = {
  ...answeredByDone,
  asks: (board, _frame, seat) => contestAsks(board, seat),
  decision: (board, _frame, awaited) =>
    awaited.length > 0 ? { kind: 'contest', who: [...awaited] } : { kind: 'roll', who: [openAttack(board)?.by ?? ''] },
  next: () => false,
  delaysElimination: true,
};

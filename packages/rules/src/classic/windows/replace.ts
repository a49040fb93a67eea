import { dropReplacement } from '../frames/frames.js';
import { seatOf, specialCount } from '../game/game.js';
import { refuse } from '../types/refusals.js';
import type { WindowKind } from './window.js';

/** One of two Specials for breaking a privilege was cancelled; its player may replace it (C-909). */
export const replace: WindowKind<'replace'> = {
  code: () => 'C-909',
  // Only its player acts, by `breakPrivilege` or `done`.
  asks: () => false,
  restriction: (_board, { by }) => ({
    only: ['done', 'breakPrivilege'],
    refusal: refuse('C-909', 'replacementPending', { player: by }),
  }),
  decision: (_board, { by }) => ({ kind: 'replace', who: [by] }),
  checkAnswer: (_board, { by }, player) => (by === player ? null : refuse('C-909', 'notAsked')),
  answer: ({ board }) => dropReplacement(board),
  takesFirm: () => false,
  next: ({ board }, { by }) => {
    if (specialCount(seatOf(board, by)) > 0) return false;
    dropReplacement(board);
    return true;
  },
  partOf: () => 'attack',
};

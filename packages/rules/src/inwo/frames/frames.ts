import type { Board, Frame, FrameKind, FrameOf } from '../types/index.js';

/* Opening and closing of frames, independent of the kinds of windows. */

type Own<K extends FrameKind> = { [F in FrameKind]: Omit<FrameOf<F>, 'id' | 'rev' | 'done'> }[K];

export const openWindow = <K extends FrameKind>(board: Board, own: Own<K> & { readonly kind: K }): FrameOf<K> => {
  const frame = { id: board.next.frame++, rev: 0, done: [], ...own } as unknown as FrameOf<K>;
  board.frames.push(frame);
  return frame;
};

/** Opens a window for answers to a draw or discard, if the table has them (N-1006). */
export const openDraw = (board: Board, by: string): void => {
  if (board.options.drawWindow) openWindow(board, { kind: 'draw', by });
};

export const dropFrame = (board: Board, frame: Frame): void => {
  board.frames = board.frames.filter((other) => other !== frame);
};

/** Reopens every open window to the others after a change (N-1003). */
export const reopen = (board: Board, by: string): void => {
  for (const frame of board.frames) {
    frame.rev += 1;
    frame.done = frame.done.filter((player) => player === by);
  }
};

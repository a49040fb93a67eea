import type { Board, Frame, FrameKind, FrameOf } from '../types/index.js';

/* Opening and closing frames. Nothing here knows another window. */

type Own<K extends FrameKind> = { [F in FrameKind]: Omit<FrameOf<F>, 'id' | 'rev' | 'done'> }[K];

export const openWindow = <K extends FrameKind>(board: Board, own: Own<K> & { readonly kind: K }): FrameOf<K> => {
  const frame = { id: board.next.frame++, rev: 0, done: [], ...own } as unknown as FrameOf<K>;
  board.frames.push(frame);
  return frame;
};

/** If the table plays so, what a player has drawn or discarded can be answered at once (N-1006). */
export const openDraw = (board: Board, by: string): void => {
  if (board.options.drawWindow) openWindow(board, { kind: 'draw', by });
};

export const dropFrame = (board: Board, frame: Frame): void => {
  board.frames = board.frames.filter((other) => other !== frame);
};

/** Something changed: every open window asks the others again (N-1003). */
export const reopen = (board: Board, by: string): void => {
  for (const frame of board.frames) {
    frame.rev += 1;
    frame.done = frame.done.filter((player) => player === by);
  }
};

import type { PlayerId, Refusal } from './types.js';

/** What every frame on the stack has. `done` are those who answered, where its window waits for several. */
export interface AnyFrame {
  readonly kind: string;
  readonly id: number;
  /** Rises when those who answered are asked again. */
  readonly rev: number;
  readonly done?: readonly PlayerId[];
}

/** The only intents that anybody may send while a frame is on top, and the refusal of all others. Conceding is always allowed. */
export interface Restriction<T extends string = string> {
  readonly only: readonly T[];
  readonly refusal: Refusal;
}

/** The refusal of an intent that the restriction leaves out, or null. */
export const restricted = <T extends string>(restriction: Restriction<T> | null, type: T): Refusal | null =>
  restriction && type !== 'concede' && !restriction.only.includes(type) ? restriction.refusal : null;

/** A board with seats and a stack of frames, top last. */
interface Stack<F extends AnyFrame, S extends AnySeat> {
  readonly seats: readonly S[];
  readonly frames: readonly F[];
}

interface AnySeat {
  readonly player: PlayerId;
  readonly status: string;
}

/** Whom a window asks. */
interface Asking<B, F, S> {
  asks(board: B, frame: F, seat: S): boolean;
}

/** Players that a window waits for: in the game, asked, and not done. In seat order. */
export const awaitedBy = <F extends AnyFrame, S extends AnySeat, B extends { readonly seats: readonly S[] }>(
  window: Asking<B, F, S>,
  board: B,
  frame: F,
): PlayerId[] => {
  const awaited: PlayerId[] = [];
  for (const seat of board.seats) {
    if (seat.status === 'in' && !frame.done?.includes(seat.player) && window.asks(board, frame, seat)) awaited.push(seat.player);
  }
  return awaited;
};

/**
 * Works the top frame until somebody must decide: a window that waits for nobody goes on.
 *
 * @param windowOf the behaviour of a frame; `next` returns false if the frame stays, and somebody must act
 */
export const advance = <F extends AnyFrame, S extends AnySeat, B extends Stack<F, S>, G extends { readonly board: B }>(
  game: G,
  windowOf: (frame: F) => Asking<B, F, S> & { next(game: G, frame: F): boolean },
): void => {
  const { board } = game;
  for (;;) {
    const top = board.frames.at(-1);
    if (!top) return;
    const window = windowOf(top);
    if (awaitedBy(window, board, top).length > 0 || !window.next(game, top)) return;
  }
};

import type { PlayerId, Refusal } from './types.js';

/** Common fields of frames. `done`: players who answered, if the window waits for several. */
export interface AnyFrame {
  readonly kind: string;
  readonly id: number;
  readonly rev: number;
  readonly done?: readonly PlayerId[];
}

/** The only legal intents while a frame is on top, and the refusal of all others. Conceding is always legal. */
export interface Restriction<T extends string = string> {
  readonly only: readonly T[];
  readonly refusal: Refusal;
}

export const restricted = <T extends string>(restriction: Restriction<T> | null, type: T): Refusal | null =>
  restriction && type !== 'concede' && !restriction.only.includes(type) ? restriction.refusal : null;

interface Stack<F extends AnyFrame, S extends AnySeat> {
  readonly seats: readonly S[];
  readonly frames: readonly F[];
}

interface AnySeat {
  readonly player: PlayerId;
  readonly status: string;
}

interface Asking<B, F, S> {
  /** True if the window asks this seat, answered or not; from public facts alone. */
  asks(board: B, frame: F, seat: S): boolean;
}

/** A kind of window, in either game. Games bind their types and add their own members. */
export interface AnyWindow<Board, Game, Frame, Seat, DecisionKind extends string> extends Asking<Board, Frame, Seat> {
  /** The open question and its players. `awaited`: those without an answer yet. */
  decision(board: Board, frame: Frame, awaited: readonly PlayerId[]): { readonly kind: DecisionKind; readonly who: PlayerId[] };
  /** The refusal of a player's *done*; null: it counts. `firm`: it outlasts additions (C-422). */
  checkAnswer(board: Board, frame: Frame, player: PlayerId, firm: boolean): Refusal | null;
  answer(game: Game, frame: Frame, by: PlayerId, firm: boolean): void;
  /** Continues once nobody is awaited. @returns false if the frame stays, and a player must act */
  next(game: Game, frame: Frame): boolean;
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

/** Works the top frame until somebody must decide. `windowOf(frame).next` returns false if the frame stays. */
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

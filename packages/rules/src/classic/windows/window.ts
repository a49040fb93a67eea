import type { AnyFrame, AnyWindow, Restriction } from '../../core/frames.js';
import type { PlayerId, Refusal } from '../../core/types.js';
import { emit, findSeat, type Game } from '../game/game.js';
import type { Board, Decision, Frame, FrameKind, FrameOf, IntentType, Seat } from '../types/index.js';
import { type CodeWith, refuse } from '../types/refusals.js';

/** One kind of frame: players it asks, legal intents meanwhile, and its continuation. */
export type WindowKind<K extends FrameKind> = WindowOf<FrameOf<K>>;

export interface WindowOf<F extends AnyFrame> extends AnyWindow<Board, Game, F, Seat, Decision['kind']> {
  code(board: Board): CodeWith<'stale'> & CodeWith<'notAsked'>;
  restriction(board: Board, frame: F): Restriction<IntentType> | null;
  /** True if a `done` may be firm now (C-422). */
  takesFirm(board: Board): boolean;
  /** Scope of the frame: what it ends with when a player leaves (C-1103). */
  partOf(frame: F): 'attack' | 'turn' | 'table';
}

type Answered = Extract<Frame, { done: PlayerId[] }>;

/** An awaited player answers once; a `firm` answer may follow a plain one. */
export const checkDone = <F extends Answered>(
  window: Pick<WindowOf<F>, 'asks'>,
  code: CodeWith<'alreadyDone'>,
  { board, frame, player }: { readonly board: Board; readonly frame: F; readonly player: PlayerId },
  firm = false,
): Refusal | null => {
  const seat = findSeat(board, player);
  if (seat?.status !== 'in' || !window.asks(board, frame, seat)) return refuse(code, 'notAsked');
  if (!frame.done.includes(player)) return null;
  return firm && frame.kind === 'attack' && !frame.firm.includes(player) ? null : refuse(code, 'alreadyDone');
};

/** Voids a player's `done`, a firm one too; they are asked again. */
export const takeBack = (game: Game, frame: Answered, by: PlayerId): void => {
  frame.done = frame.done.filter((player) => player !== by);
  if (frame.kind === 'attack') frame.firm = frame.firm.filter((player) => player !== by);
  emit(game, { type: 'askedAgain', players: [by], frame: frame.id });
};

/** Records a `done`; a firm one outlasts commitments (C-422). */
export const sayDone = (game: Game, frame: Answered, by: PlayerId, firm = false): void => {
  if (!frame.done.includes(by)) frame.done.push(by);
  if (firm && frame.kind === 'attack' && !frame.firm.includes(by)) frame.firm.push(by);
  emit(game, { type: 'saidDone', player: by, frame: frame.id, firm });
};

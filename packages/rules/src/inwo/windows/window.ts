import type { AnyWindow } from '../../core/frames.js';
import { dropFrame } from '../frames/frames.js';
import { emit, type Game } from '../game/game.js';
import type { Board, Decision, Frame, FrameKind, FrameOf, Seat } from '../types/index.js';
import { refuse } from '../types/refusals.js';

export interface WindowKind<K extends FrameKind> extends WindowOf<FrameOf<K>> {}

export interface WindowOf<F extends Frame> extends AnyWindow<Board, Game, F, Seat, Decision['kind']> {
  /** While the window is on top, surplus cards are not checked (N-503, N-1204). */
  readonly delaysLimits?: true;
  /** While the window is open, nobody is eliminated: the result that took their last Group is unfinished (N-1210). */
  readonly delaysElimination?: true;
}

export const answeredByDone = {
  decision: (_board: Board, { kind }: Frame, awaited: readonly string[]) => ({ kind, who: [...awaited] }),
  checkAnswer: (_board: Board, { done }: Frame, player: string) => (done.includes(player) ? refuse('N-1005', 'alreadyDone') : null),
  answer: (game: Game, frame: Frame, by: string): void => {
    frame.done.push(by);
    emit(game, { type: 'saidDone', player: by, frame: frame.id });
  },
};

/** Members of a window whose player must act: *done* is refused. */
export const answeredByAct = { ...answeredByDone, checkAnswer: () => refuse('N-1005', 'choicePending') };

export const close = (game: Game, frame: Frame): boolean => {
  dropFrame(game.board, frame);
  return true;
};

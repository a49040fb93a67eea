import { awaitedBy as askedBy } from '../../core/frames.js';
import type { PlayerId } from '../../core/types.js';
import { seatsIn, topFrame } from '../game/game.js';
import type { Board, Decision, Frame, FrameKind, Seat } from '../types/index.js';
import { choose } from './choose.js';
import { claims } from './claims.js';
import { contest } from './contest.js';
import { dice } from './dice.js';
import { draw } from './draw.js';
import { end } from './end.js';
import { limit } from './limit.js';
import { loss } from './loss.js';
import { place } from './place.js';
import { playing } from './playing.js';
import { relief } from './relief.js';
import { start } from './start.js';
import { takeover } from './takeover.js';
import { using } from './using.js';
import { victory } from './victory.js';
import type { WindowKind, WindowOf } from './window.js';

/** Every kind of frame. Being in this record is the registration. */
export const WINDOWS: { readonly [K in FrameKind]: WindowKind<K> } = {
  start,
  takeover,
  playing,
  using,
  contest,
  dice,
  place,
  choose,
  loss,
  draw,
  limit,
  relief,
  end,
  claims,
  victory,
};

export const windowOf = ({ kind }: Frame): WindowOf<Frame> => WINDOWS[kind];

/** Cache of a window's `asks` by player, until the table changes. */
class Asked {
  readonly #asked = new Map<PlayerId, boolean>();

  constructor(readonly frame: Frame) {}

  asks(board: Board, frame: Frame, seat: Seat): boolean {
    let isAsked = this.#asked.get(seat.player);
    if (isAsked === undefined) {
      isAsked = windowOf(frame).asks(board, frame, seat);
      this.#asked.set(seat.player, isAsked);
    }
    return isAsked;
  }
}

/** Only boards that wait for somebody after a step are in here: between two steps nothing changes. */
const settled = new WeakMap<Board, Asked>();

/** Nothing changes until the next step: the answers of this window's `asks` are kept. */
export const settle = (board: Board, frame: Frame): void => {
  settled.set(board, new Asked(frame));
};

/** The table is about to change: `asks` is called anew. */
export const unsettle = (board: Board): void => {
  settled.delete(board);
};

/** Players that the open window waits for, in seat order. */
export const awaitedBy = (board: Board, frame: Frame): string[] => {
  const known = settled.get(board);
  if (known?.frame !== frame) return askedBy(windowOf(frame), board, frame);
  return askedBy(known, board, frame);
};

const isChoosing = (phase: Board['phase']): phase is 'chooseDeck' | 'chooseIlluminati' | 'chooseLead' =>
  phase === 'chooseDeck' || phase === 'chooseIlluminati' || phase === 'chooseLead';

export const waitingFor = (board: Board): string[] => {
  if (isChoosing(board.phase))
    return seatsIn(board)
      .filter(({ chosen }) => !chosen)
      .map(({ player }) => player);
  const top = topFrame(board);
  return top ? awaitedBy(board, top) : [];
};

export const decision = (board: Board): Decision => {
  const top = topFrame(board);
  const { kind, who } =
    top && board.phase !== 'over' && !isChoosing(board.phase)
      ? windowOf(top).decision(board, top, awaitedBy(board, top))
      : phaseDecision(board);
  return { frame: top?.id ?? null, rev: top?.rev ?? 0, kind, who };
};

const phaseDecision = (board: Board): Pick<Decision, 'kind' | 'who'> => {
  if (board.phase === 'over') return { kind: 'over', who: [] };
  if (isChoosing(board.phase)) return { kind: board.phase, who: waitingFor(board) };
  return { kind: 'turn', who: board.turn ? [board.turn.player] : [] };
};

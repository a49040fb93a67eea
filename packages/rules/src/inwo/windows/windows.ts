import { awaitedBy as askedBy } from '../../core/frames.js';
import type { PlayerId } from '../../core/types.js';
import { mustReroll, REROLLED } from '../attack/again.js';
import { noteFought, noteRolled, rollAttack } from '../attack/dice.js';
import { leaderOf } from '../attack/forces.js';
import { resolve } from '../attack/result.js';
import { effectOf } from '../effects/uses.js';
import { dropFrame, openWindow } from '../frames/frames.js';
import { type Game, isPrivileged, openAttack, seatsIn, structureOf, topFrame } from '../game/game.js';
import { mayClaim } from '../goals/goals.js';
import { fireHappened } from '../plays/afters.js';
import { closeChoice, closePlays, dispose } from '../plays/plays.js';
import { sweep } from '../plays/sweep.js';
import { relieveByText } from '../turn/actions.js';
import { showDraws } from '../turn/draws.js';
import { eliminateFallen, endIfLast } from '../turn/leaving.js';
import { endTakeover } from '../turn/takeover.js';
import { continueEnd, exceeds } from '../turn/turn.js';
import type { Board, Decision, Frame, FrameKind, FrameOf, Seat } from '../types/index.js';
import { contestAsks, couldBuy, hasPlotOrUse, playAsks, takeoverAsks } from './asking.js';

/** One kind of window (N-1004). */
interface WindowKind<F> {
  /** Whether the window asks this seat, said `done` or not; from public facts alone. */
  asks(board: Board, frame: F, seat: Seat): boolean;
  /** Goes on, once nobody is waited for. Returns false if the frame stays, and somebody must act. */
  next(game: Game, frame: F): boolean;
  /** The player must act; `done` is no answer. */
  readonly must?: true;
}

const close = (game: Game, frame: Frame): boolean => {
  dropFrame(game.board, frame);
  return true;
};

/** Every kind of frame. Being in this record is the registration. */
export const WINDOWS: { readonly [K in FrameKind]: WindowKind<FrameOf<K>> } = {
  start: { asks: (board, _frame, seat) => seat.player !== board.turn?.player && hasPlotOrUse(board, seat), next: close },
  takeover: {
    asks: takeoverAsks,
    next: (game, frame) => {
      dropFrame(game.board, frame);
      endTakeover(game, frame.play);
      return true;
    },
  },
  playing: {
    asks: playAsks,
    next: (game, frame) => {
      closePlays(game, frame);
      return true;
    },
  },
  using: {
    asks: playAsks,
    next: (game, frame) => {
      closePlays(game, frame);
      return true;
    },
  },
  contest: { asks: (board, _frame, seat) => contestAsks(board, seat), next: () => false },
  dice: {
    asks: (board, _frame, seat) => hasPlotOrUse(board, seat),
    next: (game, frame) => {
      dropFrame(game.board, frame);
      if (frame.roll) {
        const { play, value } = frame.roll;
        noteRolled(game, play.copy, value);
        const [behaviour, effect] = effectOf(play);
        behaviour.rolled?.(game, play, effect, value);
        dispose(game, play.copy);
      } else {
        const attack = openAttack(game.board);
        if (attack && mustReroll(game.board, attack)) {
          attack.used.push(REROLLED);
          rollAttack(game, attack);
          openWindow(game.board, { kind: 'dice', by: attack.by, roll: null });
        } else if (attack) {
          noteRolled(game, leaderOf(attack) ?? attack.target, attack.roll ?? 0);
          resolve(game, attack);
        }
      }
      return true;
    },
  },
  place: { asks: (_board, { by }, seat) => seat.player === by, next: () => false, must: true },
  choose: {
    asks: (_board, { by, joint }, seat) => (joint ? joint.includes(seat.player) : seat.player === by),
    next: (game, frame) => {
      if (!frame.joint) return false;
      closeChoice(game, frame);
      return true;
    },
    must: true,
  },
  loss: { asks: (board, _frame, seat) => hasPlotOrUse(board, seat), next: close },
  draw: { asks: (board, { by }, seat) => seat.player !== by && hasPlotOrUse(board, seat), next: close },
  limit: { asks: (_board, { by }, seat) => seat.player === by, next: () => false, must: true },
  relief: {
    asks: (board, { by, pledges }, seat) =>
      seat.player !== by &&
      structureOf(board, seat.player).some(({ id, tokens }) => tokens > 0 && !pledges.some(({ card }) => card === id)),
    next: close,
  },
  end: { asks: (board, _frame, seat) => seat.player !== board.turn?.player && hasPlotOrUse(board, seat), next: close },
  claims: {
    asks: (board, _frame, { player }) => mayClaim(board, player) && !board.claims.some((claim) => claim.player === player),
    next: close,
  },
  victory: { asks: (board, _frame, seat) => hasPlotOrUse(board, seat) || couldBuy(board, seat.player), next: close },
};

export const windowOf = ({ kind }: Frame): WindowKind<Frame> => WINDOWS[kind];

/** Which players a window asks, whether they have said `done` or not; filled in as it is looked up, until the table changes. */
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

/** The table is about to change: whom its window asks is found out anew. */
export const unsettle = (board: Board): void => {
  settled.delete(board);
};

/** Players that the open window waits for, in seat order. */
export const awaitedBy = (board: Board, frame: Frame): string[] => {
  const known = settled.get(board);
  if (known?.frame !== frame) return askedBy(windowOf(frame), board, frame);
  return askedBy(known, board, frame);
};

/** Before the first turn. */
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

/** Frames that a limit waits for (N-1004). */
const BUSY: ReadonlySet<FrameKind> = new Set(['playing', 'using', 'takeover', 'dice', 'place', 'choose', 'loss', 'draw', 'limit']);

/** Opens a limit frame if somebody holds too much; whether it did. While N-480 forbids to discard, nobody is asked to. */
const openLimit = (game: Game): boolean => {
  const { board } = game;
  const top = topFrame(board);
  if ((top && BUSY.has(top.kind)) || isPrivileged(board)) return false;
  for (const { player } of board.seats) {
    const what = exceeds(game, player);
    if (!what) continue;
    openWindow(board, { kind: 'limit', by: player, what });
    return true;
  }
  return false;
};

/** Frames during which nobody goes out: what took the last Group is not finished. */
const UNFINISHED: ReadonlySet<FrameKind> = new Set(['contest', 'dice', 'place', 'playing', 'using', 'choose']);

const settleFallen = (game: Game): boolean => {
  const { board } = game;
  if (board.frames.some(({ kind }) => UNFINISHED.has(kind))) return false;
  if (!eliminateFallen(game)) return false;
  if (endIfLast(game)) return true;
  if (board.turn && board.seats.find(({ player }) => player === board.turn?.player)?.status === 'out') {
    board.phase = 'end';
    board.turn.ending = 'lapse';
  }
  return true;
};

/** Lets texts follow what happened, and opens the windows of what was lost. */
const follow = (game: Game): void => {
  const { board } = game;
  const fought = openAttack(board);
  if (fought?.stage === 'contest' && topFrame(board)?.kind === 'contest') noteFought(game, fought.target);
  fireHappened(game);
  for (const loss of game.losses.splice(0)) openWindow(board, { kind: 'loss', loss });
};

/** Puts right what a change has made unlawful (N-930). @returns whether that changed who must decide */
const upkeep = (game: Game): boolean => {
  const { board } = game;
  sweep(game);
  relieveByText(game, null, true);
  if (settleFallen(game)) return true;
  const top = topFrame(board);
  if (top?.kind === 'limit' && exceeds(game, top.by) !== top.what) {
    dropFrame(board, top);
    return true;
  }
  if (openLimit(game)) return true;
  showDraws(game);
  return false;
};

/**
 * Works the top frame until somebody must decide; after every step, what became unlawful is put right (N-930).
 *
 * @param quiet nothing was done but to answer: a window that still waits for somebody stays as it was left
 */
export const advance = (game: Game, quiet = false): void => {
  const { board } = game;
  const open = quiet ? topFrame(board) : undefined;
  if (open && awaitedBy(board, open).length > 0) return;
  // An answer changes nothing that could be unlawful; a text that follows it may.
  let isSettled = quiet;
  while (board.phase !== 'over' && board.turn) {
    const { order } = board.next;
    unsettle(board);
    follow(game);
    if ((!isSettled || board.next.order !== order) && upkeep(game)) {
      isSettled = false;
      continue;
    }
    isSettled = false;
    const top = topFrame(board);
    if (top) {
      settled.set(board, new Asked(top));
      if (awaitedBy(board, top).length > 0 || !windowOf(top).next(game, top)) return;
    } else if (board.phase !== 'end' || !continueEnd(game)) return;
  }
};

/** Who must decide before the game goes on. Computed, never stored. */
export const decision = (board: Board): Decision => {
  const top = topFrame(board);
  const is = (kind: Decision['kind'], who: PlayerId[]): Decision => ({ frame: top?.id ?? null, rev: top?.rev ?? 0, kind, who });
  if (board.phase === 'over') return is('over', []);
  if (isChoosing(board.phase)) return is(board.phase, waitingFor(board));
  if (!top) return is('turn', board.turn ? [board.turn.player] : []);
  const who = awaitedBy(board, top);
  if (top.kind === 'contest' && who.length === 0) return is('roll', [openAttack(board)?.by ?? '']);
  return is(top.kind, who);
};

import { noteFought } from '../attack/dice.js';
import { dropFrame, openWindow } from '../frames/frames.js';
import { findSeat, type Game, isPrivileged, openAttack, topFrame } from '../game/game.js';
import { fireHappened } from '../plays/afters.js';
import { sweep } from '../plays/sweep.js';
import { relieveByText } from '../turn/actions.js';
import { showDraws } from '../turn/draws.js';
import { eliminateFallen, endIfLast } from '../turn/leaving.js';
import { continueEnd, exceeds } from '../turn/turn.js';
import { awaitedBy, settle, unsettle, windowOf } from './windows.js';

/** Opens a limit frame if somebody holds too much. @returns true if it did. No player is asked while N-480 forbids discards */
const openLimit = (game: Game): boolean => {
  const { board } = game;
  const top = topFrame(board);
  if ((top && windowOf(top).delaysLimits) || isPrivileged(board)) return false;
  for (const { player } of board.seats) {
    const what = exceeds(game, player);
    if (!what) continue;
    openWindow(board, { kind: 'limit', by: player, what });
    return true;
  }
  return false;
};

const settleFallen = (game: Game): boolean => {
  const { board } = game;
  if (board.frames.some((frame) => windowOf(frame).delaysElimination)) return false;
  if (!eliminateFallen(game)) return false;
  if (endIfLast(game)) return true;
  if (board.turn && findSeat(board, board.turn?.player)?.status === 'out') {
    board.phase = 'end';
    board.turn.ending = 'lapse';
  }
  return true;
};

/** Triggers texts that follow events, and opens the windows of losses. */
const follow = (game: Game): void => {
  const { board } = game;
  const fought = openAttack(board);
  if (fought?.stage === 'contest' && topFrame(board)?.kind === 'contest') noteFought(game, fought.target);
  fireHappened(game);
  if (game.losses.length > 0) for (const loss of game.losses.splice(0)) openWindow(board, { kind: 'loss', loss });
};

/** Repairs what a change has made illegal (N-930). @returns true if that changed who must decide */
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

/** Works the top frame until somebody must decide, sweeping after every step (N-930). `quiet`: only an answer was given. */
export const advance = (game: Game, quiet = false): void => {
  const { board } = game;
  const open = quiet ? topFrame(board) : undefined;
  if (open && awaitedBy(board, open).length > 0) return;
  // An answer changes nothing that could become illegal; a text that follows it may.
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
      settle(board, top);
      if (awaitedBy(board, top).length > 0 || !windowOf(top).next(game, top)) return;
    } else if (board.phase !== 'end' || !continueEnd(game)) return;
  }
};

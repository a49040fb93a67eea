import type { PlayerId } from '../../core/types.js';
import { earlierOf } from '../earlier.js';
import { isShutOut, runningAttack, tableCard, topFrame } from '../game/game.js';
import type { Moment } from '../types/cards.js';
import type { Board, CopyId } from '../types/index.js';

/** True if the frame on top is an any-time moment (N-1005). */
export const isAnyTime = (board: Board, player: PlayerId): boolean => {
  const top = topFrame(board);
  if (!board.turn || board.phase === 'over') return false;
  if (!top) return true;
  const attack = runningAttack(board);
  if (top.kind === 'contest') return attack !== null && !attack.instant && !isShutOut(attack, player);
  return top.kind === 'end' || top.kind === 'victory' || (top.kind === 'limit' && top.by === player);
};

/** Resources whose abilities are answered in the window on top (N-1004 `using`). */
export const resourcesInUse = (board: Board): CopyId[] => {
  const top = topFrame(board);
  const plays = top?.kind === 'using' ? top.plays.filter(({ cancelled, source }) => !cancelled && source === 'ability') : [];
  return plays.flatMap(({ copy }) => (tableCard(board, copy)?.zone === 'resource' ? [copy] : []));
};

/** True if the window on top is no third player's business: over a privileged attack without dice (N-480), or an answer in one (N-483). */
export const isClosedTo = (board: Board, player: PlayerId): boolean => {
  const top = topFrame(board);
  const attack = runningAttack(board);
  if (!top || !attack || top.kind === 'contest' || !isShutOut(attack, player) || earlierOf(board).hearsThirds) return false;
  return attack.stage === 'contest' || top.kind === 'playing' || top.kind === 'using';
};

/** All moments that are there for a player now. */
export const momentsNow = (board: Board, player: PlayerId): ReadonlySet<Moment> => {
  const moments = new Set<Moment>();
  const { turn, phase } = board;
  if (!turn || phase === 'over' || isClosedTo(board, player)) return moments;
  const top = topFrame(board);
  const attack = runningAttack(board);
  if (isAnyTime(board, player)) {
    moments.add('any');
    if (!attack) moments.add('quiet');
    if (attack?.privilege !== 'declared') moments.add('open');
  }
  if (!top && turn.player === player) {
    if (phase === 'start') moments.add('ownStart');
    if (phase === 'main') {
      moments.add('ownEnd');
      if (!turn.closed) moments.add('main');
      if (turn.fresh) moments.add('placing');
    }
  }
  switch (top?.kind) {
    case 'start':
      if (turn.player !== player) moments.add('rivalStart');
      break;
    case 'playing':
      if (top.by !== player) {
        moments.add('play');
        if (top.plays.some(({ source }) => source === 'agents')) moments.add('agents');
        if (top.plays.some(({ source, paid }) => source === 'plot' && paid.length > 0)) moments.add('action');
      }
      break;
    case 'using':
      if (top.by === player) break;
      moments.add('action');
      if (resourcesInUse(board).length === 0 || earlierOf(board).keepsInUse) break;
      moments.add('using');
      if (attack?.privilege !== 'declared') moments.add('openUsing');
      break;
    case 'contest':
      if (!attack) break;
      if (attack.privilege === 'declared' && player !== attack.by) moments.add('privileged');
      if (attack.kind === 'disaster') moments.add('disaster');
      if (attack.kind === 'assassination') moments.add('assassination');
      if (attack.instant || isShutOut(attack, player)) break;
      moments.add('contest');
      moments.add('action');
      if (attack.by === player) moments.add('ownContest');
      break;
    case 'dice':
    case 'loss':
    case 'draw':
    case 'takeover':
      moments.add(top.kind);
      break;
    default:
      break;
  }
  return moments;
};

import type { PlayerId } from '../../core/types.js';
import { isShutOut } from '../attack/legality.js';
import { runningAttack, topFrame } from '../game.js';
import type { Moment } from '../types/cards.js';
import type { Board } from '../types/index.js';

/** Whether the frame on top is an any-time moment (N-1005). */
export const isAnyTime = (board: Board, player: PlayerId): boolean => {
  const top = topFrame(board);
  if (!board.turn || board.phase === 'over') return false;
  if (!top) return true;
  const attack = runningAttack(board);
  if (top.kind === 'contest') return attack !== null && !attack.instant && !isShutOut(attack, player);
  return top.kind === 'end' || top.kind === 'victory' || (top.kind === 'limit' && top.by === player);
};

/** All moments that are there for a player now. */
export const momentsNow = (board: Board, player: PlayerId): ReadonlySet<Moment> => {
  const moments = new Set<Moment>();
  const { turn, phase } = board;
  if (!turn || phase === 'over') return moments;
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
      if (top.by !== player) moments.add('action');
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

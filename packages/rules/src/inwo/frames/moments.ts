import type { PlayerId } from '../../core/types.js';
import { earlierOf } from '../earlier.js';
import { isShutOut, runningAttack, tableCard, topFrame } from '../game/game.js';
import type { Moment } from '../types/cards.js';
import type { Attack, Board, CopyId, Play, Turn } from '../types/index.js';

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

/** True if third players are barred from the top window: over a privileged attack without dice (N-480), or an answer in one (N-483). */
export const isClosedTo = (board: Board, player: PlayerId): boolean => {
  const top = topFrame(board);
  const attack = runningAttack(board);
  if (!top || !attack || top.kind === 'contest' || !isShutOut(attack, player) || earlierOf(board).hearsThirds) return false;
  return attack.stage === 'contest' || top.kind === 'playing' || top.kind === 'using';
};

/** Moments that depend on the turn only. */
const momentsOfTurn = (board: Board, player: PlayerId, turn: Turn): Moment[] => {
  const moments: Moment[] = [];
  const attack = runningAttack(board);
  if (isAnyTime(board, player)) {
    moments.push('any');
    if (!attack) moments.push('quiet');
    if (attack?.privilege !== 'declared') moments.push('open');
  }
  if (topFrame(board) || turn.player !== player) return moments;
  if (board.phase === 'start') moments.push('ownStart');
  if (board.phase === 'main') {
    moments.push('ownEnd');
    if (!turn.closed) moments.push('main');
    if (turn.fresh) moments.push('placing');
  }
  return moments;
};

const momentsOfPlays = (plays: readonly Play[]): Moment[] => {
  const moments: Moment[] = ['play'];
  if (plays.some(({ source }) => source === 'agents')) moments.push('agents');
  if (plays.some(({ source, paid }) => source === 'plot' && paid.length > 0)) moments.push('action');
  return moments;
};

const momentsOfUse = (board: Board): Moment[] => {
  if (resourcesInUse(board).length === 0 || earlierOf(board).keepsInUse) return ['action'];
  return runningAttack(board)?.privilege === 'declared' ? ['action', 'using'] : ['action', 'using', 'openUsing'];
};

const momentsOfContest = (attack: Attack, player: PlayerId): Moment[] => {
  const moments: Moment[] = [];
  if (attack.privilege === 'declared' && player !== attack.by) moments.push('privileged');
  if (attack.kind === 'disaster' || attack.kind === 'assassination') moments.push(attack.kind);
  if (attack.instant || isShutOut(attack, player)) return moments;
  moments.push('contest', 'action');
  if (attack.by === player) moments.push('ownContest');
  return moments;
};

const momentsOfWindow = (board: Board, player: PlayerId, turn: Turn): Moment[] => {
  const top = topFrame(board);
  const attack = runningAttack(board);
  switch (top?.kind) {
    case 'start':
      return turn.player === player ? [] : ['rivalStart'];
    case 'playing':
      return top.by === player ? [] : momentsOfPlays(top.plays);
    case 'using':
      return top.by === player ? [] : momentsOfUse(board);
    case 'contest':
      return attack ? momentsOfContest(attack, player) : [];
    case 'dice':
    case 'loss':
    case 'draw':
    case 'takeover':
      return [top.kind];
    default:
      return [];
  }
};

export const momentsNow = (board: Board, player: PlayerId): ReadonlySet<Moment> => {
  const { turn, phase } = board;
  if (!turn || phase === 'over' || isClosedTo(board, player)) return new Set();
  return new Set([...momentsOfTurn(board, player, turn), ...momentsOfWindow(board, player, turn)]);
};

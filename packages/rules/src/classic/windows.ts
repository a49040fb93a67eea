import type { CardId, PlayerId } from '../core/types.js';
import { SPECIALS } from './cards/index.js';
import { cardOn, emit, type Game, openAttack, seatsIn, specialCount, topFrame, treasuryOf } from './game.js';
import type { Attack, Board, Decision, Frame, Seat } from './types.js';

/*
 * Whom a window asks is a function of public facts alone (C-422, C-423, C-900): money that may be spent, the number of
 * Specials, and which of them lie face up somewhere.
 */

const DICE_CHANGERS: readonly CardId[] = SPECIALS.filter(({ play }) => 'react' in play && play.react === 'dice').map(({ id }) => id);
const CANCELLERS: readonly CardId[] = SPECIALS.filter(({ play }) => 'react' in play && play.react === 'special').map(({ id }) => id);

/** Whether by what is public the seat may hold one of these Specials (C-423). */
const mayHold = (board: Board, seat: Seat, cards: readonly CardId[]): boolean => {
  for (const card of cards) {
    if (seat.faceUp.includes(card)) return true;
    if (seat.faceDown === 0 || board.discard.includes(card)) continue;
    if (!board.seats.some((other) => other.faceUp.includes(card))) return true;
  }
  return false;
};

/** MB that a seat may spend on the attack, on whichever side (C-421, C-601); privilege is not looked at. */
export const spendable = (board: Board, attack: Attack, seat: Seat): number =>
  treasuryOf(board, seat) + (attack.defender === seat.player ? cardOn(board, attack.target).money : 0);

/** Whether a third player is kept out of a privileged attack (C-602, C-603). */
export const shutOut = (attack: Attack, player: PlayerId): boolean =>
  attack.privilege === 'declared' && player !== attack.by && player !== attack.defender && !attack.letIn.includes(player);

const couldAnswer = (board: Board, attack: Attack, seat: Seat): boolean => {
  if (seat.player === attack.by) return false;
  if (specialCount(seat) > 0) return true;
  return !shutOut(attack, seat.player) && spendable(board, attack, seat) > 0;
};

const asksSeat = (board: Board, frame: Frame, seat: Seat): boolean => {
  switch (frame.kind) {
    case 'start':
      return seat.player !== board.turn?.player && specialCount(seat) > 0;
    case 'playing':
      return seat.player !== frame.by && mayHold(board, seat, CANCELLERS);
    case 'replace':
      return false;
    case 'attack': {
      const attack = openAttack(board);
      if (attack?.stage === 'contest') return couldAnswer(board, attack, seat);
      return attack?.stage === 'dice' && mayHold(board, seat, DICE_CHANGERS);
    }
  }
};

/** Whether the window asks this player at all, said `done` or not. */
export const asks = (board: Board, frame: Frame, player: PlayerId): boolean =>
  board.seats.some((seat) => seat.player === player && seat.status === 'in' && asksSeat(board, frame, seat));

/** Players the window waits for: asked, and not done. In seat order. */
export const waitingIn = (board: Board, frame: Frame): PlayerId[] => {
  if (frame.kind === 'replace') return [];
  const waiting: PlayerId[] = [];
  for (const seat of board.seats) {
    if (seat.status === 'in' && !frame.done.includes(seat.player) && asksSeat(board, frame, seat)) waiting.push(seat.player);
  }
  return waiting;
};

/** Players the open window waits for; none without a window (`waitingFor` of the scenarios). */
export const waitingFor = (board: Board): PlayerId[] => {
  const top = topFrame(board);
  return top ? waitingIn(board, top) : [];
};

/** Something was committed: the revision goes up, and the others' `done` is taken back, unless it was firm (C-422). */
export const takeBack = (game: Game, frame: Extract<Frame, { kind: 'attack' }>, except: readonly PlayerId[]): void => {
  frame.rev += 1;
  const kept = frame.done.filter((player) => except.includes(player) || frame.firm.includes(player));
  if (kept.length === frame.done.length) return;
  const gone = frame.done.filter((player) => !kept.includes(player));
  frame.done = kept;
  const players = waitingIn(game.board, frame).filter((player) => gone.includes(player));
  if (players.length > 0) emit(game, { type: 'askedAgain', players, frame: frame.id });
};

/** Who must decide before the game goes on. Computed, never stored. */
export const decision = (board: Board): Decision => {
  const top = topFrame(board);
  const at = (kind: Decision['kind'], who: PlayerId[]): Decision => ({ frame: top?.id ?? null, rev: top?.rev ?? 0, kind, who });
  if (board.phase === 'over') return at('over', []);
  if (board.phase === 'chooseIlluminati') {
    const next = seatsIn(board).find((seat) => seat.illuminati === null);
    return at('chooseIlluminati', next ? [next.player] : []);
  }
  if (board.phase === 'chooseGoal') return at('chooseGoal', goalsAwaited(board));
  const turn: PlayerId[] = board.turn ? [board.turn.player] : [];
  if (!top) return at('turn', turn);
  if (top.kind === 'replace') return at('replace', [top.by]);
  const waiting = waitingIn(board, top);
  if (top.kind === 'playing') return at('playing', waiting);
  if (top.kind === 'start') return waiting.length > 0 ? at('start', waiting) : at('turn', turn);
  const attack = openAttack(board) as Attack;
  switch (attack.stage) {
    case 'contest':
      return waiting.length > 0 ? at('contest', waiting) : at('roll', [attack.by]);
    case 'dice':
      return at('dice', waiting);
    case 'place':
      return at('place', [attack.by]);
    default:
      return at('settle', [attack.by]);
  }
};

/** Players who have yet to name their secret goal (C-103, C-1202). */
export const goalsAwaited = (board: Board): PlayerId[] =>
  seatsIn(board)
    .filter((seat) => !seat.goalChosen)
    .map((seat) => seat.player);

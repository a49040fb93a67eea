import type { PlayerId } from '../../core/types.js';
import { succeeds } from '../../domain/odds.js';
import { callOff, endAttack, resolve } from '../attack/attacking.js';
import { settleCapture } from '../attack/capture.js';
import { emit, type Game, openAttack, seatOf } from '../game/game.js';
import { carryOut } from '../structure/branch.js';
import { bestPlacements } from '../structure/suggest.js';
import { placementsBySubsets } from '../structure/suggest-by-subsets.js';
import type { Attack, Frame, GameEvent, State } from '../types/index.js';
import { free } from '../verbs/verbs.js';
import { afterChoice } from './opening.js';
import { clearSeat, endGame, endIfLast, finishTurn } from './turn.js';

/** Scope of a frame: the part of the game that it ends with (C-1103). */
type PartOf = (frame: Frame) => 'attack' | 'turn' | 'table';

/** Removes a player who leaves or concedes (C-1103). `partOf`: scope of a frame, by its window. */
export const leave = (game: Game, player: PlayerId, partOf: PartOf): void => {
  const { board } = game;
  const attack = openAttack(board);
  if (attack && (attack.by === player || attack.defender === player)) closeAttack(game, attack, partOf);
  if (board.outcome) return;
  // An undo cannot restore a table with a player who has left.
  board.frames = board.frames.filter((frame) => frame.kind !== 'askBack' && !('by' in frame && frame.by === player));
  // Frames outside attack and turn go on without the leaver, on top.
  const goingOn = board.frames.filter((frame) => partOf(frame) === 'table');
  const seat = seatOf(board, player);
  for (const card of seat.cards.slice(1).reverse()) free(game, card, 'left');
  seat.status = 'left';
  emit(game, { type: 'left', player });
  clearSeat(game, seat);
  if (endIfLast(game)) return;
  if (board.turn === null) afterChoice(game);
  else if (board.turn.player === player) {
    finishTurn(game, false);
    if (!board.outcome) board.frames.push(...goingOn);
  }
};

/** Closes an attack of or on the leaver: settled if its dice are a success, else called off (C-1103). */
const closeAttack = (game: Game, attack: Attack, partOf: PartOf): void => {
  const { board } = game;
  board.frames = board.frames.filter((frame) => partOf(frame) !== 'attack');
  if (attack.stage === 'dice' && attack.roll !== null && succeeds(attack.roll, attack.needs)) resolve(game, attack);
  if (attack.stage === 'place') {
    const [best] = (game.earlier?.placesBySubsets ? placementsBySubsets : bestPlacements)(board, attack);
    if (best) {
      carryOut(game, attack.by, best.plan, 'captured');
      settleCapture(game, attack, best.plan.laid);
    } else endAttack(game, attack);
  }
  if (attack.stage === 'settle') endAttack(game, attack);
  else if (attack.stage !== 'over') callOff(game, attack);
};

export const endAgreed = (state: State): readonly GameEvent[] => {
  const { board } = state;
  const game: Game = { state, board, events: [] };
  const attack = openAttack(board);
  if (attack) callOff(game, attack);
  delete board.takeBack;
  delete board.askBack;
  delete state.secrets.before;
  endGame(game, [], 'agreed');
  board.seq += 1;
  return game.events;
};

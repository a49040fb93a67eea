import type { CardId, PlayerId } from '../core/types.js';
import { succeeds } from '../domain/odds.js';
import { callOff, endAttack, resolve } from './attacking.js';
import { carryOut } from './branch.js';
import { settleCapture } from './capture.js';
import { specialFacts } from './cards/index.js';
import { emit, type Game, openAttack, seatOf } from './game.js';
import { afterChoice } from './setup.js';
import { bestPlacements } from './suggest.js';
import { clearSeat, endIfLast, finishTurn } from './turn.js';
import type { Attack, Frame } from './types.js';
import { free } from './verbs.js';

/** A player leaves or concedes (C-1103). */
export const leave = (game: Game, player: PlayerId): void => {
  const { board } = game;
  const attack = openAttack(board);
  if (attack && (attack.by === player || attack.defender === player)) closeAttack(game, attack);
  if (board.outcome) return;
  board.frames = board.frames.filter((frame) => !((frame.kind === 'playing' || frame.kind === 'replace') && frame.by === player));
  // Windows of others go on without him, above whatever comes next; only what was aimed at his turn has lost its aim.
  const goingOn = board.frames.filter((frame) => frame.kind === 'playing' && !isAimedAtTurn(frame.card));
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

const isAimedAtTurn = (card: CardId): boolean => {
  const { play } = specialFacts(card);
  return 'use' in play && play.use === 'skipTurn';
};

/** Whether a Special's window ends with the attack: all but those with an effect of their own. */
const belongsToAttack = (frame: Extract<Frame, { kind: 'playing' }>): boolean =>
  frame.play.for !== 'effect' || 'react' in specialFacts(frame.card).play;

/** An open attack of or on the leaver: settled if its dice are a success, else called off (C-1103). */
const closeAttack = (game: Game, attack: Attack): void => {
  const { board } = game;
  board.frames = board.frames.filter((frame) => frame.kind !== 'replace' && (frame.kind !== 'playing' || !belongsToAttack(frame)));
  if (attack.stage === 'dice' && attack.roll !== null && succeeds(attack.roll, attack.needs)) resolve(game, attack);
  if (attack.stage === 'place') {
    const [best] = (game.earlier?.bestPlacements ?? bestPlacements)(board, attack);
    if (best) {
      carryOut(game, attack.by, best.plan, 'captured');
      settleCapture(game, attack, best.plan.laid);
    } else endAttack(game, attack);
  }
  if (attack.stage === 'settle') endAttack(game, attack);
  else if (attack.stage !== 'over') callOff(game, attack);
};

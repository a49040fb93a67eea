import { mustReroll, REROLLED } from '../attack/again.js';
import { noteRolled, rollAttack } from '../attack/dice.js';
import { leaderOf } from '../attack/forces.js';
import { resolve } from '../attack/result.js';
import { effectOf } from '../effects/uses.js';
import { openWindow } from '../frames/frames.js';
import { type Game, openAttack } from '../game/game.js';
import { dispose } from '../plays/plays.js';
import type { FrameOf } from '../types/index.js';
import { hasPlotOrUse } from './asking.js';
import { answeredByDone, close, type WindowKind } from './window.js';

const settleEffect = (game: Game, { play, value }: NonNullable<FrameOf<'dice'>['roll']>): void => {
  noteRolled(game, play.copy, value);
  const [behaviour, effect] = effectOf(play);
  behaviour.rolled?.(game, play, effect, value);
  dispose(game, play.copy);
};

/** Settles the dice of the open attack, or rerolls them. */
const settleAttack = (game: Game): void => {
  const attack = openAttack(game.board);
  if (!attack) return;
  if (!mustReroll(game.board, attack)) {
    noteRolled(game, leaderOf(attack) ?? attack.target, attack.roll ?? 0);
    resolve(game, attack);
    return;
  }
  attack.used.push(REROLLED);
  rollAttack(game, attack);
  openWindow(game.board, { kind: 'dice', by: attack.by, roll: null });
};

/** Dice of an attack or an effect, which can still be changed (N-1004). */
export const dice: WindowKind<'dice'> = {
  ...answeredByDone,
  asks: (board, _frame, seat) => hasPlotOrUse(board, seat),
  next: (game, frame) => {
    close(game, frame);
    if (frame.roll) settleEffect(game, frame.roll);
    else settleAttack(game);
    return true;
  },
  delaysLimits: true,
  delaysElimination: true,
};

import type { EffectOf } from '../types/effects.js';
import type { Attack, Board } from '../types/index.js';
import { fits, powerOf } from '../values/values.js';
import { attackersOf } from './forces.js';

/** Whether an attack Plot fits this attack (N-902, N-932). */
export const bonusFits = (
  board: Board,
  attack: Attack,
  { kinds, target, leader, by, targetMinPower }: EffectOf<'attackBonus'>,
): boolean => {
  if (!kinds.includes(attack.kind)) return false;
  if (target !== undefined && !fits(board, target, attack.target)) return false;
  if (targetMinPower !== undefined && powerOf(board, attack.target) < targetMinPower) return false;
  if (leader !== undefined && (attack.leader === null || !fits(board, leader, attack.leader))) return false;
  return by === undefined || attackersOf(attack).some((card) => fits(board, by, card));
};

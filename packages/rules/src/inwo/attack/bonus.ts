import type { EffectOf } from '../types/effects.js';
import type { Attack, Board } from '../types/index.js';
import { fits, powerOf } from '../values/values.js';
import { attackersOf } from './forces.js';

/** What an attack Plot adds to this attack: some add another amount against some targets. */
export const bonusAgainst = (board: Board, attack: Attack, { amount, other }: EffectOf<'attackBonus'>): number =>
  other && fits(board, other.filter, attack.target) ? other.amount : amount;

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

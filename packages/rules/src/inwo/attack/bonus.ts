import { usesOf } from '../cards/texts.js';
import { tableCard } from '../game/game.js';
import type { EffectOf } from '../types/effects.js';
import type { Attack, Board, Bonus } from '../types/index.js';
import { fits, powerOf } from '../values/values.js';
import { attackersOf, isMeant } from './forces.js';

export const bonusAgainst = (board: Board, attack: Attack, { amount, other }: EffectOf<'attackBonus'>): number =>
  other && fits(board, other.filter, attack.target) ? other.amount : amount;

/** True if an attack Plot fits this attack (N-902, N-932). */
export const bonusFits = (
  board: Board,
  attack: Attack,
  { kinds, target, leader, by, targetMinPower }: EffectOf<'attackBonus'>,
): boolean => {
  if (!isMeant(board, attack, kinds)) return false;
  if (target !== undefined && !fits(board, target, attack.target)) return false;
  if (targetMinPower !== undefined && powerOf(board, attack.target) < targetMinPower) return false;
  if (leader !== undefined && (attack.leader === null || !fits(board, leader, attack.leader))) return false;
  return by === undefined || attackersOf(attack).some((card) => fits(board, by, card));
};

/** True if the Groups that paid for an attack Plot could still do so (N-934). */
export const isStillPaid = (board: Board, { by, card, paid }: Bonus): boolean => {
  const cost = usesOf(card).find(({ effect }) => effect.kind === 'attackBonus')?.cost;
  if (typeof cost !== 'object' || !('groups' in cost)) return true;
  const { filter = 'anything', each = 1 } = cost.groups;
  return paid.every((id) => tableCard(board, id)?.owner === by && powerOf(board, id) >= each && fits(board, filter, id));
};

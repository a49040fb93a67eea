import type { CardId } from '../../core/types.js';
import { type Alignment, SIDES, type Side } from '../../domain/types.js';
import type { Ability, Effect, Goal, GroupFacts, IlluminatiFacts, SpecialFacts } from '../card-types.js';

/** `power` is 'Power/transferable power' as on the card. */
const powers = (power: string): { power: number; transferable: number } => {
  const [own, lent] = power.split('/').map(Number);
  return { power: own ?? 0, transferable: lent ?? 0 };
};

export const group = (
  id: CardId,
  power: string,
  resistance: number,
  income: number,
  alignments: readonly Alignment[],
  inward: Side,
  outward: readonly Side[],
  abilities: readonly Ability[] = [],
): GroupFacts => ({ id, kind: 'group', ...powers(power), resistance, income, alignments, inward, outward, abilities });

/** Illuminati have four outward arrows and lend all their Power (C-303). */
export const illuminati = (
  id: CardId,
  power: number,
  income: number,
  goal: Goal,
  abilities: readonly Ability[],
  more: { hiddenGoalsPower?: number } = {},
): IlluminatiFacts => ({ id, kind: 'illuminati', power, transferable: power, income, outward: SIDES, goal, abilities, ...more });

export const special = (id: CardId, rule: string, play: Effect): SpecialFacts => ({ id, kind: 'special', rule, play });

import type { CardId } from '../../core/types.js';
import { SIDES, type Side } from '../../domain/types.js';
import type { Ability, EffectFacts, Goal, GroupFacts, IlluminatiFacts, Since, SpecialFacts } from '../types/cards.js';
import type { Alignment } from '../types/words.js';

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
  since: Since = {},
): GroupFacts => ({ id, kind: 'group', ...powers(power), resistance, income, alignments, inward, outward, abilities, ...since });

/** Illuminati have four outward arrows and lend all their Power (C-303). */
export const illuminati = (
  id: CardId,
  power: number,
  income: number,
  goal: Goal,
  abilities: readonly Ability[],
  more: { hiddenGoalsPower?: number } = {},
): IlluminatiFacts => ({ id, kind: 'illuminati', power, transferable: power, income, outward: SIDES, goal, abilities, ...more });

/** The literal types of rule and effect are kept, so that an effect knows the rules of its cards. */
export const special = <const Rule extends SpecialFacts['rule'], const Play extends EffectFacts>(
  id: CardId,
  rule: Rule,
  play: Play,
  since: Since = {},
) => ({ id, kind: 'special', rule, play, ...since }) as const;

import type { CardId } from '../../core/types.js';
import { SIDES } from '../../domain/types.js';
import type { Ability, EffectFacts, GroupFacts, IlluminatiFacts, Since, SpecialFacts } from '../types/cards.js';
import type { Alignment } from '../types/words.js';

/** 'Power/transferable power' as on the card, Resistance, Income in MB. */
type Stats = readonly [power: string, resistance: number, income: number];

type GroupDefinition = Pick<GroupFacts, 'inward' | 'outward'> & Since & { readonly abilities?: readonly Ability[] };

export const group = (
  id: CardId,
  [powers, resistance, income]: Stats,
  alignments: readonly Alignment[],
  { abilities = [], ...more }: GroupDefinition,
): GroupFacts => {
  const [power = 0, transferable = 0] = powers.split('/').map(Number);
  return { id, kind: 'group', power, transferable, resistance, income, alignments, abilities, ...more };
};

/** Illuminati have four outward arrows and lend all their Power (C-303). */
export const illuminati = (
  id: CardId,
  facts: Pick<IlluminatiFacts, 'power' | 'income' | 'goal' | 'hiddenGoalsPower'>,
  abilities: readonly Ability[],
): IlluminatiFacts => ({ id, kind: 'illuminati', transferable: facts.power, outward: SIDES, abilities, ...facts });

/** The literal types of rule and effect are kept, so that an effect knows the rules of its cards. */
export const special = <const Rule extends SpecialFacts['rule'], const Play extends EffectFacts>(
  id: CardId,
  rule: Rule,
  play: Play,
  since: Since = {},
) => ({ id, kind: 'special', rule, play, ...since }) as const;

import type { CardId } from '../../core/types.js';
import type { Ability, Cost, Covers, Filter, Forbid, Modify, Moment, RuleId, StatChange, Trait, Use, When } from '../types/cards.js';
import type { EffectFacts } from '../types/effects.js';
import type { SingleId } from '../types/singles.js';
import type { Alignment, AttackKind } from '../types/words.js';

type AttackModify = Extract<Modify, { of: 'attack' }>;
type AttackMore = Partial<
  Pick<AttackModify, 'instead' | 'alone' | 'led' | 'rivalOnly' | 'power' | 'notPrivileged' | 'earthly' | 'orLeader' | 'anyones'>
>;

const attack =
  (scope: AttackModify['scope']) =>
  (amount: number, kinds: readonly AttackKind[], target: Filter = 'anything', more: AttackMore = {}): Ability => ({
    form: 'modify',
    of: 'attack',
    kinds,
    target,
    amount,
    scope,
    ...more,
  });

export const anyAttempt = attack('any');
export const direct = attack('direct');
export const part = attack('part');
export const aiding = attack('aid');

type DefenceMore = Partial<
  Pick<Extract<Modify, { of: 'defence' }>, 'filter' | 'against' | 'leader' | 'opposing' | 'orLeader' | 'stat' | 'when'>
>;

export const defends = (covers: Covers, amount: number, kinds: readonly AttackKind[], more: DefenceMore = {}): Ability => ({
  form: 'modify',
  of: 'defence',
  covers,
  kinds,
  amount,
  stat: 'number',
  ...more,
});

type StatsMore = Partial<Pick<Extract<Modify, { of: 'stats' }>, 'filter' | 'per' | 'when'>>;

export const stats = (covers: Covers, changes: readonly StatChange[], more: StatsMore = {}): Ability => ({
  form: 'modify',
  of: 'stats',
  covers,
  changes,
  ...more,
});

export const add = (stat: StatChange['stat'], amount: number): StatChange => ({ stat, how: 'add', amount });
export const times = (stat: StatChange['stat'], amount: number): StatChange => ({ stat, how: 'times', amount });
export const fixed = (stat: StatChange['stat'], how: 'set' | 'rise' | 'fall', amount: number): StatChange => ({ stat, how, amount });
export const asPower: StatChange = { stat: 'global', how: 'asPower', amount: 0 };

export const tokens = (
  covers: Covers,
  how: 'set' | 'add',
  amount: number,
  more: { when?: When; per?: Extract<Modify, { of: 'tokens' }>['per'] } = {},
): Ability => ({
  form: 'modify',
  of: 'tokens',
  covers,
  how,
  amount,
  ...more,
});

export const traits = (
  covers: Covers,
  addition: readonly Trait[],
  remove: readonly Trait[] = [],
  more: { filter?: Filter; beside?: true } = {},
): Ability => ({
  form: 'modify',
  of: 'traits',
  covers,
  add: addition,
  remove,
  ...more,
});

type JoinMore = Partial<Pick<Extract<Modify, { of: 'join' }>, 'target' | 'orLeader' | 'involves' | 'master' | 'evenSecret'>>;

export const joins = (sides: readonly ('lead' | 'aid' | 'oppose')[], more: JoinMore): Ability => ({
  form: 'modify',
  of: 'join',
  sides,
  ...more,
});

export const weakTo = (amount: number, kinds: readonly AttackKind[], who: { leader?: Filter; illuminati?: CardId }): Ability => ({
  form: 'modify',
  of: 'weakness',
  kinds,
  amount,
  ...who,
});

export const weighs = (alignment: Alignment, amount: number): Ability => ({ form: 'modify', of: 'weight', alignment, amount });

export const limit = (what: 'plots' | 'goals', how: 'set' | 'add', amount: number): Ability => ({
  form: 'modify',
  of: 'limit',
  what,
  how,
  amount,
});

export const draws = (how: 'set' | 'add', amount: number, per?: Extract<Modify, { of: 'draws' }>['per']): Ability => ({
  form: 'modify',
  of: 'draws',
  how,
  amount,
  ...(per && { per }),
});

export const multiplies = (
  amount: number,
  kinds: readonly AttackKind[],
  { target, side, affects, needs }: Pick<Extract<Modify, { of: 'multiplier' }>, 'target' | 'side' | 'affects' | 'needs'>,
): Ability => ({ form: 'modify', of: 'multiplier', kinds, amount, target, side, affects, needs });

export const freeDefence = (target: Filter): Ability => ({ form: 'modify', of: 'freeDefence', target });
export const reliefIs = (how: 'set' | 'times', amount: number): Ability => ({ form: 'modify', of: 'relief', how, amount });
export const rows = (steps: { identical?: number; opposite?: number }): Ability => ({ form: 'modify', of: 'rows', ...steps });
export const linksTo = (target: Filter, fate?: 'falls'): Ability => ({ form: 'modify', of: 'linksTo', target, ...(fate && { fate }) });
export const rule = (id: RuleId): Ability => ({ form: 'modify', of: 'rule', rule: id });

type ForbidMore = Partial<Omit<Forbid, 'form' | 'acts' | 'covers' | 'code'>>;

export const immune = (covers: Forbid['covers'], acts: Forbid['acts'], by: Filter | undefined, more: ForbidMore = {}): Ability => ({
  form: 'forbid',
  covers,
  acts,
  code: 'N-490',
  ...(by !== undefined && { by }),
  ...more,
});

export const forbids = (covers: Forbid['covers'], acts: Forbid['acts'], by?: Filter, more: ForbidMore = {}): Ability => ({
  form: 'forbid',
  covers,
  acts,
  code: 'N-412',
  ...(by !== undefined && { by }),
  ...more,
});

export const use = (moments: readonly Moment[], cost: Cost, effect: EffectFacts, once?: Use['once']): Ability => ({
  form: 'use',
  moments,
  cost,
  effect,
  ...(once && { once }),
});

export const react = (moments: readonly Moment[], cost: Cost, effect: EffectFacts, once?: Use['once']): Ability => ({
  form: 'react',
  moments,
  cost,
  effect,
  ...(once && { once }),
});

export const after = (
  event: Extract<Ability, { form: 'after' }>['event'],
  effect: EffectFacts,
  more: { filter?: Filter; role?: 'led' | 'part' | 'self' | 'target' } = {},
): Ability => ({ form: 'after', event, effect, ...more });

export const single = (name: SingleId): EffectFacts => ({ kind: 'single', name });

/** The token of Groups with this much Power together. */
export const groups = (more: Extract<Cost, { groups: unknown }>['groups']): Cost => ({ groups: more });
export const illuminatiToken: Cost = { illuminati: 1 };
export const anyOf = (...costs: Cost[]): Cost => ({ any: costs });
export const allOf = (...costs: Cost[]): Cost => ({ all: costs });

import type { Ability, TargetFilter } from '../types/cards.js';
import { type Alignment, ATTACK_KINDS, type AttackKind } from '../types/words.js';

const attack =
  (directOnly: boolean) =>
  (amount: number, kinds: readonly AttackKind[] | 'all', target: TargetFilter): Ability => ({
    modify: 'attack',
    kinds: kinds === 'all' ? ATTACK_KINDS : kinds,
    target,
    amount,
    directOnly,
  });

/** Points for every attack of the owner, whichever card leads (C-411). */
export const bonus = attack(false);
/** Points when this very card leads (C-411). */
export const leads = attack(true);
export const stubborn = (value: number, against: readonly Alignment[]): Ability => ({ modify: 'ownResistance', to: value, against });
export const protects = (plus: number): Ability => ({ modify: 'othersResistance', plus });
export const countsAs = (as: Alignment, insteadOf: Alignment): Ability => ({ modify: 'alignment', as, insteadOf });
export const draws = (count: number): Ability => ({ modify: 'draws', to: count });
export const takesPart = (count: number): Ability => ({ modify: 'participations', to: count });
export const reachesAll = (): Ability => ({ modify: 'reach' });
export const upkeep = (amount: number): Ability => ({ after: 'income', upkeep: amount });
export const taxes = (amount: number): Ability => ({ after: 'income', tax: amount });
export const immuneTo = (...by: Alignment[]): Ability => ({ forbid: 'attack', by });
export const buysPrivilege = (cost: number): Ability => ({ use: 'privilege', cost });
export const buysDraw = (cost: number): Ability => ({ use: 'draw', cost });
export const altersAlignment = (): Ability => ({ use: 'alignment' });
export const movesMoney = (): Ability => ({ use: 'money' });
export const rearranges = (): Ability => ({ use: 'structure' });

import type { GroupFacts, SpecialGoal } from '../types/cards.js';
import { ALIGNMENTS } from '../types/words.js';
import { answering } from './answering.js';

/** A goal's shortage in a deck; `cards`: cards that count for it at all. */
export interface Shortfall {
  readonly what: 'power' | 'alignments' | 'cards';
  readonly have: number;
  readonly need: number;
}

/**
 * Shortage of a special goal with all Groups of a deck in play, by print (N-1202); null: none, or the goal depends on rivals. @param power
 * of the Illuminati
 */
export function shortfallOf(goal: SpecialGoal, power: number, groups: readonly GroupFacts[]): Shortfall | null {
  const short = (what: Shortfall['what'], have: number, need: number): Shortfall | null => (have < need ? { what, have, need } : null);
  switch (goal.kind) {
    case 'totalPower': {
      const total = groups.reduce((sum, group) => sum + (group.power ?? 0), power);
      const shown = ALIGNMENTS.filter((alignment) => groups.some(({ alignments }) => alignments.includes(alignment))).length;
      return short('power', total, goal.power) ?? (goal.everyAlignment ? short('alignments', shown, ALIGNMENTS.length) : null);
    }
    // Power can be raised to the value that counts double.
    case 'double':
    case 'powerInPlay':
      return short('cards', answering(groups, goal.filter).length, 1);
    case 'pairs':
      return short('cards', answering(groups, goal.controlled).length, 1);
    default:
      return null;
  }
}

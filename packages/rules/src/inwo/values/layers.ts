import type { StatChange } from '../types/cards.js';

/** A number in its layers (N-303): fixed, multiplied, summed. */
export interface Layers {
  readonly base: number;
  readonly times: number;
  readonly sum: number;
}

/** Sorts changes of one number, in playing order, into its layers. */
export const layersOf = (printed: number, changes: readonly StatChange[]): Layers => {
  let base = printed;
  let times = 1;
  let sum = 0;
  for (const { how, amount } of changes) {
    if (how === 'set') base = amount;
    else if (how === 'rise') base = Math.max(base, amount);
    else if (how === 'fall') base = Math.min(base, amount);
    else if (how === 'times') times = Math.max(times, amount);
    else if (how === 'add') sum += amount;
  }
  return { base, times, sum };
};

/** Effect of one action on a number: a multiplier of its own, a step up for self-defence, a sum, halving (N-304, N-445, N-733). */
export interface Extra {
  readonly times?: number;
  readonly step?: 0 | 1;
  readonly sum?: number;
  readonly halved?: boolean;
}

/** The resulting number: only the highest multiplier counts, and the minimum is 0. */
export const worth = ({ base, times, sum }: Layers, { times: more = 1, step = 0, sum: added = 0, halved = false }: Extra = {}): number => {
  const multiplied = base * (Math.max(times, more) + step);
  return Math.max(0, (halved ? Math.floor(multiplied / 2) : multiplied) + sum + added);
};

/**
 * When a player wants to be asked: `always`; `silence`: where they could answer, and silence passes; `target`: where something happens
 * to them; `danger`: there, and where somebody could visibly win; `nextTurn`: not in this turn; `ownTurn`: not before their own.
 */
export const STOPS = ['silence', 'always', 'target', 'danger', 'nextTurn', 'ownTurn'] as const;
export type Stop = (typeof STOPS)[number];

/** Stops that end by themselves. */
export const isPassing = (stop: Stop): stop is 'nextTurn' | 'ownTurn' => stop === 'nextTurn' || stop === 'ownTurn';

/** True if a stop asks a player about a window, by public facts. */
export const asksAt = (stop: Stop, { happens, wins }: { happens: () => boolean; wins: () => boolean }): boolean =>
  stop === 'always' || stop === 'silence' || (!isPassing(stop) && (happens() || (stop === 'danger' && wins())));

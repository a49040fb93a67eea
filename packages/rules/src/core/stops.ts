/**
 * When a player wants to be asked: `always`; `silence`: if they could answer, with auto-pass; `target`: if something happens to them;
 * `danger`: also if somebody could visibly win; `nextTurn`: not in this turn; `ownTurn`: not before their own.
 */
export const STOPS = ['silence', 'always', 'target', 'danger', 'nextTurn', 'ownTurn'] as const;
export type Stop = (typeof STOPS)[number];

export const isPassing = (stop: Stop): stop is 'nextTurn' | 'ownTurn' => stop === 'nextTurn' || stop === 'ownTurn';

/** True if a stop lets a window ask the player, by public facts. */
export const asksAt = (stop: Stop, { happens, wins }: { happens: () => boolean; wins: () => boolean }): boolean =>
  stop === 'always' || stop === 'silence' || (!isPassing(stop) && (happens() || (stop === 'danger' && wins())));

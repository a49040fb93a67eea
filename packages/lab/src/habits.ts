import type { GameTypes, PlayerId } from '@illuminice/rules';

/** Statistics of turns over whole games. Members are methods for the reason given at `Ruleset`. */
export interface Habits<T extends GameTypes = GameTypes> {
  noteIntent(state: T['State'], by: PlayerId, intent: T['Intent']): void;
  noteStep(state: T['State']): void;
  readonly figures: Readonly<Record<string, number>>;
}

export const median = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

export const rounded = (value: number): number => (Number.isFinite(value) ? Number(value.toFixed(3)) : 0);

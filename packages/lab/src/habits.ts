import type { GameTypes, PlayerId } from '@illuminice/rules';

/** How players use their turns, counted over whole games. Members are methods for the reason given at `Ruleset`. */
export interface Habits<T extends GameTypes = GameTypes> {
  /** Looks at an intent before it is carried out. */
  noteIntent(state: T['State'], by: PlayerId, intent: T['Intent']): void;
  /** Looks at the table after a step. */
  noteStep(state: T['State']): void;
  /** Figures so far, by name. */
  readonly figures: Readonly<Record<string, number>>;
}

/** The middle one of some numbers, the higher of two; 0 where there are none. */
export const median = (list: readonly number[]): number => [...list].sort((one, other) => one - other)[Math.floor(list.length / 2)] ?? 0;

/** A share or a number of times a game, as it is printed. */
export const rounded = (value: number): number => (Number.isFinite(value) ? Number(value.toFixed(3)) : 0);

import type { RulesetId } from '@illuminice/rules';
import { z } from 'zod';

/** How well a computer player plays, the weakest first. */
export const COMPUTER_LEVELS = ['novice', 'regular', 'expert', 'mastermind'] as const;
export const levelSchema = z.enum(COMPUTER_LEVELS);
export type ComputerLevel = z.output<typeof levelSchema>;

/** Leaning of a computer player; `plain` has none. */
export const COMPUTER_STYLES = ['plain', 'aggressive', 'miser', 'diplomat', 'vengeful'] as const;
export const styleSchema = z.enum(COMPUTER_STYLES);
export type ComputerStyle = z.output<typeof styleSchema>;

/** The level of a computer player for whom nobody chose one. */
export const USUAL_LEVEL: ComputerLevel = 'regular';

/** The levels and styles that a game's computer players have. */
export const COMPUTERS: Readonly<
  Record<RulesetId, { readonly levels: readonly ComputerLevel[]; readonly styles: readonly ComputerStyle[] }>
> = {
  classic: { levels: COMPUTER_LEVELS, styles: COMPUTER_STYLES },
  inwo: { levels: ['novice', 'regular', 'expert'], styles: ['plain'] },
};

/** A level as it was kept, while there were two as well: `easy` and `usual`, which played like an expert. Null for what never was one. */
export const keptLevel = (kept: unknown): ComputerLevel | null => {
  const now = kept === 'easy' ? 'novice' : kept === 'usual' ? 'expert' : kept;
  return COMPUTER_LEVELS.find((level) => level === now) ?? null;
};

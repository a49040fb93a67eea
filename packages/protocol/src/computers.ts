import type { RulesetId } from '@illuminice/rules';
import { z } from 'zod';

export const COMPUTER_LEVELS = ['novice', 'regular', 'expert', 'mastermind'] as const;
export const levelSchema = z.enum(COMPUTER_LEVELS);
export type ComputerLevel = z.output<typeof levelSchema>;

/** Styles of computer players; `plain` has none. */
export const COMPUTER_STYLES = ['plain', 'aggressive', 'miser', 'diplomat', 'vengeful'] as const;
export const styleSchema = z.enum(COMPUTER_STYLES);
export type ComputerStyle = z.output<typeof styleSchema>;

export const USUAL_LEVEL: ComputerLevel = 'regular';

export const COMPUTERS: Readonly<
  Record<RulesetId, { readonly levels: readonly ComputerLevel[]; readonly styles: readonly ComputerStyle[] }>
> = {
  classic: { levels: COMPUTER_LEVELS, styles: COMPUTER_STYLES },
  inwo: { levels: ['novice', 'regular', 'expert'], styles: ['plain'] },
};

/** A stored level; `easy` and `usual` of old played like an expert. Null: no level. */
export const keptLevel = (stored: unknown): ComputerLevel | null => {
  const now = stored === 'easy' ? 'novice' : stored === 'usual' ? 'expert' : stored;
  return COMPUTER_LEVELS.find((level) => level === now) ?? null;
};

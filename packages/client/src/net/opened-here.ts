import type { RulesetId } from '@illuminice/rules';

/** The table that this page opened last: its game need not be asked for. */
let opened: { readonly code: string; readonly ruleset: RulesetId } | null = null;

export const noteOpened = (code: string, ruleset: RulesetId): void => {
  opened = { code, ruleset };
};

/** Game of a table that this page has opened; null: of another one. */
export const gameOpenedHere = (code: string): RulesetId | null => (opened?.code === code ? opened.ruleset : null);

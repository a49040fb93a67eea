import type { RulesetId } from '@illuminice/rules';

/** Last table that this page opened: its game is known without a request. */
let opened: { readonly code: string; readonly ruleset: RulesetId } | null = null;

export const noteOpened = (code: string, ruleset: RulesetId): void => {
  opened = { code, ruleset };
};

/** Game of a table that this page has opened; null: another page opened it. */
export const gameOpenedHere = (code: string): RulesetId | null => (opened?.code === code ? opened.ruleset : null);

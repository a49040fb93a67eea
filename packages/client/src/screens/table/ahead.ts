import type { RulesetId } from '@illuminice/rules';
import { GAMES } from '../../games';
import { fetchWords } from '../../text';

/** Fetches what a table of a game needs while the server still opens it. A failure shows where the part is needed. */
export const fetchTable = (ruleset: RulesetId): void => {
  void import('./table').catch(() => undefined);
  const { wire, ui } = GAMES[ruleset];
  wire.retry();
  ui.retry();
  fetchWords(ruleset);
};

/** The table that this page opened last: its game need not be asked for. */
let opened: { readonly code: string; readonly ruleset: RulesetId } | null = null;

export const noteOpened = (code: string, ruleset: RulesetId): void => {
  opened = { code, ruleset };
};

/** Game of a table that this page has opened; null: of another one. */
export const gameOpenedHere = (code: string): RulesetId | null => (opened?.code === code ? opened.ruleset : null);

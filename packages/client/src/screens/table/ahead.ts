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

import type { RulesetId } from '@illuminice/rules';
import { GAMES } from '../../games';
import { fetchWords } from '../../text';

/** Preloads a table's parts while the server opens it. Failures surface where the part is needed. */
export const fetchTable = (ruleset: RulesetId): void => {
  void import('./table').catch(() => undefined);
  const { wire, ui } = GAMES[ruleset];
  wire.retry();
  ui.retry();
  fetchWords(ruleset);
};

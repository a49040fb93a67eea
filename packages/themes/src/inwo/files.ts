import type { Tree } from '../overlay.js';
import type { LanguageId } from '../theme.js';

/**
 * Files of texts: `screens` for all, `table` for the board, `panels`, `fights` for attacks and goals, `decks`; `pages` and `workshop` for
 * others.
 */
type UiFile = 'screens' | 'table' | 'panels' | 'fights' | 'decks' | 'pages' | 'workshop';
type File = UiFile | 'terms' | 'cards' | 'log' | 'refusals' | 'rules';

export const loadFile = (language: LanguageId, file: File): Promise<Tree> =>
  (import(`../messages/inwo/${language}/${file}.json`, { with: { type: 'json' } }) as Promise<{ default: Tree }>).then(
    ({ default: tree }) => tree,
  );

/** Loads INWO's messages. @param pages include other pages */
export const loadInwoFiles = async (language: LanguageId, pages: boolean) => {
  const ui = ['screens', 'table', 'panels', 'fights', 'decks', ...(pages ? (['pages', 'workshop'] as const) : [])] as UiFile[];
  const [terms, cards, log, refusals, ...texts] = await Promise.all(
    (['terms', 'cards', 'log', 'refusals', ...ui] as const).map((file) => loadFile(language, file)),
  );
  return { terms, cards, log, refusals, ui: Object.assign({}, ...texts) as Tree };
};

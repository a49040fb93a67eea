/** Names, texts and languages. What is said at the table comes from here, and from nowhere else. */
import { illuminatiEn } from './illuminati/en/index.js';
import { wordsOf } from './words.js';

export type { UiKey } from './illuminati/en/index.js';
export { type LogKind, logKind } from './log-kind.js';
export { type Names, type Part, textOf } from './parts.js';
export type { LanguageId, ThemeId } from './theme.js';
export type { Words } from './words.js';

/** The words of the theme 'illuminati' in English. */
export const words = wordsOf(illuminatiEn);

export const {
  cardName,
  shortName,
  cardText,
  goalText,
  alignmentName,
  phaseName,
  kindName,
  ledgerName,
  sideName,
  money,
  list,
  refusalText,
  logLine,
  t,
} = words;

/** Names, texts and languages. What is said at the table comes from here, and from nowhere else. */

export { championsLooks } from './champions/look.js';
export * from './english.js';
export type { UiKey } from './english-messages.js';
export { illuminatiLooks } from './illuminati/look.js';
export { FORMER_NAMES } from './illuminati/printed.js';
export { loadWords, type WordsPart } from './load.js';
export { type LogKind, logKind } from './log-kind.js';
export type { Faces, Inks, Look, Looks, PageColours, PaletteName } from './look.js';
export { countedNeed, HIGHEST_WINNING_ROLL, isHopeless } from './needed.js';
export { type Names, type Part, textOf } from './parts.js';
export { gameOfRule, loadRulebook, type Rule, type Rulebook, type Section } from './rulebook.js';
export { COMPUTER_NAMES, LANGUAGES, type LanguageId, LOCALES, THEMES, type ThemeId, themeFor, themesOf } from './theme.js';
export type { SharedWords, Words } from './words.js';

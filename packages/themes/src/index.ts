/** Names, texts and languages. What is said at the table comes from here, and from nowhere else. */

export { championsLook } from './champions/look.js';
export * from './english.js';
export type { UiKey } from './illuminati/en/index.js';
export { illuminatiLook } from './illuminati/look.js';
export { loadWords } from './load.js';
export { type LogKind, logKind } from './log-kind.js';
export type { Charge, Faces, Inks, Look } from './look.js';
export { countedNeed, HIGHEST_WINNING_ROLL, isHopeless } from './needed.js';
export { type Names, type Part, textOf } from './parts.js';
export { loadRulebook } from './rulebook/load.js';
export type { Rule, Rulebook, Section } from './rulebook/types.js';
export { LANGUAGES, type LanguageId, THEMES, type ThemeId } from './theme.js';
export type { Words } from './words.js';

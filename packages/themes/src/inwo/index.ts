export { english } from './english.js';
export type { InwoKey } from './english-messages.js';
export { type LogKind, logKind } from './log-kind.js';
export { PRINTED } from './printed.js';
export type { InwoNames } from './speaker.js';
export type { TermList, TermOf } from './theme.js';
export type { InwoWords } from './words.js';

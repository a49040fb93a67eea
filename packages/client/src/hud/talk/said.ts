/** Chat and promises, in one chunk: the log alone is visible at first. */
export { Chat } from './chat';
export { Promises } from './promises';

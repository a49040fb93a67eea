/** Chat and promises, in one chunk: the log alone is in sight at first. */
export { Chat } from './chat';
export { Promises } from './promises';

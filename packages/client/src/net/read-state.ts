import type { TableInfo } from '@illuminice/protocol';

/** What everybody at a table sees besides the board, the clock and promises. */
export type Lobby = Omit<TableInfo, 'timer' | 'promises'>;

/** What was read now, or what was read before if that says the same: then nothing is drawn anew. */
export const keepIfEqual = <T>(before: T, now: T): T => (JSON.stringify(before) === JSON.stringify(now) ? before : now);

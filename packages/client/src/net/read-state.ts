import type { TableInfo } from '@illuminice/protocol';

/** Public state besides board, clock and promises. */
export type Lobby = Omit<TableInfo, 'timer' | 'promises'>;

/** The old value if the new one is equal, so nothing rerenders. */
export const keepIfEqual = <T>(before: T, now: T): T => (JSON.stringify(before) === JSON.stringify(now) ? before : now);

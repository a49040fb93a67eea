/** The words of the classic game: what lies on the table, what may be asked for, what happens. */
export type * from './types/attack.js';
export type * from './types/board.js';
export type * from './types/deals.js';
export type * from './types/events.js';
export type * from './types/intents.js';
export type * from './types/offers.js';
export type * from './types/state.js';

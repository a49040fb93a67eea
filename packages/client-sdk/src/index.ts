/** A typed client of a table, for bots and scripts: join by link, see, act, come back. */
export { openTable, type Whereabouts, whereIs } from './address.js';
export { connect } from './connect.js';
export { type Joining, join } from './join.js';
export { RefusedError } from './refused-error.js';
export { pauseBefore } from './returning.js';
export type { Table } from './table.js';
export type { TableEvents } from './table-events.js';

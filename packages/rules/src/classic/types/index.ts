export type { Place, PuppetPlace } from '../../domain/tree.js';
export type * from './attack.js';
export type * from './board.js';
export type * from './deals.js';
export type * from './events.js';
export type * from './intents.js';
export type * from './offers.js';
export type * from './state.js';

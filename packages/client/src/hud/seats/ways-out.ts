/** Pages of the menu that few open, in one chunk. */
export { Leave } from './leave';
export { MoveDevice } from './move-device';
export { Propose } from './propose';
export { StandingOrders } from './standing-orders';

export { MenuPage } from '../shell/menu-page';
export { MutingPage } from '../talk/muting';
export { Leave } from './leave';
export { MoveDevice } from './move-device';
export { Propose } from './propose';
export { StandingOrders } from './standing-orders';

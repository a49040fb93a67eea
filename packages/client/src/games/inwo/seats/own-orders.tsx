import { t } from '../words';

/** INWO has no orders of its own: what it says of whom a window asks, and of what no order answers (N-1002, N-1008). */
export const OwnOrders = () => <p class="small muted">{t('orders.asked')}</p>;

import { t } from '../words';

/** Orders of INWO: none, but a note on awaited players and on questions that no order answers (N-1002, N-1008). */
export const OwnOrders = () => <p class="small muted">{t('orders.asked')}</p>;

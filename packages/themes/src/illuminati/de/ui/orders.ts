import type { Same } from '../../../theme.js';
import type { orders as en } from '../../en/ui/orders.js';

export const orders: Same<typeof en> = {
  'orders.title': 'Wann soll der Tisch dich fragen?',
  'orders.ask':
    '{ask, select, target {Nur wenn ich das Ziel bin} danger {Nur wenn der Angreifer gewinnen würde} nextTurn {In diesem Zug nicht mehr} other {Frag mich immer}}',
  'orders.cancel': 'Dauerauftrag: {ask}. Drück hier, um immer gefragt zu werden.',
};

import type { Same } from '../../../theme.js';
import type { absence as en } from '../../en/ui/absence.js';

export const absence: Same<typeof en> = {
  'presence.reconnecting': 'Verbindung weg',
  'presence.away': 'abwesend',
  'presence.substituted': 'ein Computer spielt',
  'presence.empty': 'noch nicht da',
};

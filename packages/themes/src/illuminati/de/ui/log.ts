import type { Same } from '../../../theme.js';
import type { log as en } from '../../en/ui/log.js';

export const log: Same<typeof en> = {
  'log.title': 'Protokoll',
  'log.filter': 'Was das Protokoll zeigt',
  'log.all': 'Alles',
  'log.kind.turn': 'Züge',
  'log.kind.attack': 'Angriffe',
  'log.kind.money': 'Geld',
  'log.kind.structure': 'Strukturen',
  'log.kind.special': 'Spezialkarten',
  'log.kind.deal': 'Geschäfte',
  'log.kind.table': 'Tisch',
};

import type { Same } from '../../../theme.js';
import type { trade as en } from '../../en/ui/trade.js';

export const trade: Same<typeof en> = {
  'trade.title': 'Ein Angebot machen',
  'trade.give': 'Du gibst',
  'trade.ask': '{name} gibt',
  'trade.money': 'MB',
  'trade.empty': 'Sag, was den Besitzer wechseln soll.',
  'trade.offer': '{name} anbieten',
  'trade.open': 'Angebote auf dem Tisch',
  'trade.line': '{give} gegen {ask}',
  'trade.nothing': 'nichts',
  'trade.hidden': '{n, plural, one {# verdeckte Spezialkarte} other {# verdeckte Spezialkarten}}',
  'trade.accept': 'Annehmen',
  'trade.decline': 'Ablehnen',
  'trade.withdraw': 'Zurückziehen',
  'trade.notNow': 'Gerade lässt es sich nicht annehmen.',
  'trade.secret': 'Geheim',
  'trade.secretHelp': 'Nur ihr beide seht es, bis es ausgeführt wird.',
  'trade.counter': 'Gegenangebot',
  'trade.acceptTitle': 'Was {name} dir gibt',
  'trade.place': 'Wo {card} hängen soll',
};

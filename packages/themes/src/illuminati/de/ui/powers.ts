import type { Same } from '../../../theme.js';
import type { powers as en } from '../../en/ui/powers.js';

export const powers: Same<typeof en> = {
  'alter.pickGroup': 'Wähle die Gruppe, die sich ändern soll.',
  'alter.pickAlignment': 'Wähle die Gesinnung.',
  'alter.group': '{card} ist {alignments}.',
  'alter.change': 'Änderung',
  'alter.add': 'Hinzufügen',
  'alter.remove': 'Wegnehmen',
  'alter.reverse': 'Umkehren',
  'alter.confirm': 'Bis zum Ende des Zuges ändern',
  'treasuries.toLay': '{n, plural, =0 {Alles ist verteilt.} other {Noch {n} MB zu verteilen.}}',
  'treasuries.tooMuch': '{n, plural, other {Es sind # MB zu viel verteilt.}}',
  'treasuries.left': '{n, plural, other {# MB liegen noch nirgends.}}',
  'treasuries.nothing': 'Noch ist nichts geändert.',
  'treasuries.less': 'Ein MB weniger auf {card}',
  'treasuries.more': 'Ein MB mehr auf {card}',
  'treasuries.empty': 'Sie ist leer.',
  'treasuries.confirm': 'Geld umschichten',
  'settle.title': '{card} gehört dir',
  'settle.help': '{from} darf Geld an {to} weitergeben.',
  'settle.amount': 'MB zum Weitergeben',
  'settle.pay': '{amount} MB weitergeben',
  'settle.done': 'Fertig',
};
